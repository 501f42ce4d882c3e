/** Where a web process finds the listening socket that its supervisor bound: after standard streams and the IPC channel. */
export const LISTENING_FD = 4

/** Exit code of a process that only the operator can help (EX_CONFIG of sysexits.h): a restart would end the same way. */
export const START_REFUSED = 78

/** A process that was asked to end is killed after this: 25 s for requests under way, the rest for what it closes. */
export const STOP_PATIENCE_MS = 30_000

/** How long a process that crashed may take to report why, in milliseconds. */
export const CRASH_PATIENCE_MS = 5_000
