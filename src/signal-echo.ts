/**
 * npm forwards Ctrl-C through its shell although the terminal has already signalled every process, and so does what keeps the service
 * running: within this time they count as one.
 */
export const ECHO_MS = 300;
