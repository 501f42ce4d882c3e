// Import and export of sections. An entry of its own: the builder loads it on first use.
export * from './arriving-sections.ts'
export * from './read-envelope.ts'
export * from './settled-sections.ts'
export * from './synced.ts'
