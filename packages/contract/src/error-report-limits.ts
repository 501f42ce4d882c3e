/** In letters; browsers cut what is longer. Apart from the schema, so that what cuts does not bring it. */
export const errorReportLimits = { name: 100, message: 1_000, stack: 6_000, path: 500, bodyBytes: 32_768 } as const
