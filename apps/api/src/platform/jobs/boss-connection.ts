import type { Db } from 'pg-boss'
import { type Database, namedConnectionFailure, type Queries, runText } from '../database/index.ts'

/** pg-boss on the pool of the application, so that it opens no connections of its own. */
export function bossDatabase({ pool }: Pick<Database, 'pool'>): Db {
  return {
    async executeSql(text, values) {
      try {
        return lastResult(await pool.query(text, values))
      } catch (error) {
        throw namedConnectionFailure(error)
      }
    },
  }
}

/** pg-boss inside a transaction of the application. */
export function bossWithin(queries: Queries): Db {
  return { executeSql: async (text, values) => lastResult(await runText(queries, text, values)) }
}

/** Of several statements in one text pg-boss wants the last result, as node-postgres answers a list of them. */
function lastResult<Result>(answer: Result | Result[]): Result {
  return Array.isArray(answer) ? (answer.at(-1) as Result) : answer
}

/** pg-boss emits some failures as plain copies of their properties. */
export function emittedFailure(emitted: Error): Error {
  return emitted instanceof Error ? emitted : Object.assign(new Error(), emitted)
}
