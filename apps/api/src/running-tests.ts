import type { PageDocument } from '@naikkelas/page'
import type { Queries } from './db/index.ts'

/** What goes public of a page. */
export interface GoingPublic {
  pageId: string
  document: PageDocument
  /** Null when it goes public by its schedule. */
  actorId: string | null
  at: Date
}

/** What is tested on pages. */
export interface RunningTests {
  /** Ends the test of a page that goes public without one of its variants, in the transaction of that. */
  endWithout: (queries: Queries, goingPublic: GoingPublic) => Promise<void>
}
