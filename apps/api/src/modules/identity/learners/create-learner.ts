import type { Database } from '../../../platform/database/index.ts'
import { insertLearner } from './learners.repo.ts'
import type { NewLearner } from './new-learner.ts'

/** Makes an account without a registration, for demonstrations and tests. Answers the new id. */
export async function createLearner(database: Database, learner: NewLearner): Promise<string> {
  const id = await database.transaction((tx) => insertLearner(tx, learner))
  if (id === undefined) throw new Error(`There is an account with the e-mail ${learner.email} already.`)
  return id
}
