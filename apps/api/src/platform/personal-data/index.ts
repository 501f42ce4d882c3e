import type { Queries, Tx } from '../database/index.ts'

/** Two accounts of one person: everything of the one that goes becomes the survivor's. */
export interface Merge {
  survivorId: string
  mergedId: string
}

/** One kind of records about a learner: what a module stores, and what becomes of it. */
export interface PersonalDataSource {
  /** On the copy, in Indonesian: "Perangkat". */
  name: string
  /** Tables that name a learner and that it covers. */
  tables: readonly string[]
  /** For the owner's copy, without secrets: hashes of passwords and tokens are left out. */
  find: (queries: Queries, learnerId: string) => Promise<Record<string, unknown>[]>
  /** Gives the rows to the survivor, in the transaction of the merge; afterwards the other account is deleted. */
  merge: (tx: Tx, merge: Merge) => Promise<void>
  /** Deletes the rows with the account. @default they go with it, by `ON DELETE CASCADE` */
  erase?: (tx: Tx, learnerId: string) => Promise<void>
}
