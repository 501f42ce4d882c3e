/** Codes of the specification, section 3. Zero is a meaningful value in all of them: compare, never test for truth. */
export * from './accounts.ts'
export * from './catalogue.ts'
export * from './content.ts'
export * from './pages.ts'
export * from './payments.ts'
export * from './uploads.ts'
