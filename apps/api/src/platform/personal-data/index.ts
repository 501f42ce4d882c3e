import type { Queries } from '../database/index.ts'

/** One kind of records about a learner: what a module stores, and how its owner gets a copy. */
export interface PersonalDataSource {
  /** On the copy, in Indonesian: "Perangkat". */
  name: string
  /** Tables with a reference to the learner that it covers. Their rows go with the account, by `ON DELETE CASCADE`. */
  tables: readonly string[]
  /** Without secrets: hashes of passwords and tokens are left out. */
  find: (queries: Queries, learnerId: string) => Promise<Record<string, unknown>[]>
}
