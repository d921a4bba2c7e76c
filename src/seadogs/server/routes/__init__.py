"""Addresses: what is asked over HTTP, handed to `matches` and `stream`. No decisions here."""
