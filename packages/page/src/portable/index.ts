// What comes from elsewhere and what goes there. A door of its own: the builder fetches it when it is first needed.
export * from './arriving-sections.ts'
export * from './read-envelope.ts'
export * from './settled-sections.ts'
export * from './synced.ts'
