import type { PageMeasurement } from '@naikkelas/contract'
import type { Queries } from './db/index.ts'

/** Where it is kept how visits to pages are measured; pages are drawn by it. */
export interface Measurements {
  /** Null where nothing is measured: by the page's own switch, or the site's. */
  find: (queries: Queries, pageId: string) => Promise<PageMeasurement | null>
}
