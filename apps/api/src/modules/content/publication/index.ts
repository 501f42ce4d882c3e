export { checkReordered } from './reorder.ts'
export { existing } from './refusals.ts'
export type { TimePlace } from './pages-by-time.rules.ts'
export { pageOf, publishedRecords } from './published-records.ts'
