"""The server: tables, seats, accounts, storage and push. One writer per table, nothing acknowledged before it is kept.

Read it in this order: ``tables`` (what a table is and the one way to change it), ``play`` (answers, undo,
rewind), ``seats`` (who sits where), ``shown`` (what a seat is told), then ``api`` and ``pages`` (HTTP).
"""
