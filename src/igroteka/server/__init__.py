"""HTTP, WebSocket, storage, and the only wall clock."""
