/**
 * Lengths in characters; browsers truncate longer values. In a module of its own, so that browser code does not load
 * the schema.
 */
export const errorReportLimits = { name: 100, message: 1_000, stack: 6_000, path: 500, bodyBytes: 32_768 } as const
