import type { RecordValues } from '@naikkelas/page'
import type { Queries } from './db/index.ts'

/** Where the offers are kept that pages bind to: a table of their own now, the catalogue later. */
export interface OfferRecords {
  /** As it is now; null when it is gone. @param queries of the transaction under way, or of none */
  find: (queries: Queries, id: string) => Promise<RecordValues | null>
}
