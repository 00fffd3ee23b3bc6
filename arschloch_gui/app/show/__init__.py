"""The course of events at the table, shown step by step and described in words."""
