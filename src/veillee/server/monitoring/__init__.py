"""For whoever runs the server: metrics, readiness, the log, and what a log may hold."""
