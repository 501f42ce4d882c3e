/** What figures and leads are had in as a file: for Excel and its like, and for whatever reads lines. */
export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]
