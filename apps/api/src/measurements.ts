import type { PageMeasurement } from '@naikkelas/contract'
import type { Queries } from './db/index.ts'

/** How a page is measured, as it is drawn. */
export interface DrawnMeasurement extends PageMeasurement {
  /** Whether advertisers are told, hashed, whom a form is of: visitors are asked for that too. @default false */
  tellsContacts?: boolean
}

/** Where it is kept how visits to pages are measured; pages are drawn by it. */
export interface Measurements {
  /** Null where nothing is measured: by the page's own switch, or the site's. */
  find: (queries: Queries, pageId: string) => Promise<DrawnMeasurement | null>
}
