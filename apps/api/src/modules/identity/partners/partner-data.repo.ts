import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { rowsOf } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'

/** Partners that an account buys packages for; they stay when it goes. */
export const partnerData: readonly PersonalDataSource[] = [
  {
    name: 'Mitra',
    tables: ['partners'],
    find: (queries, id) =>
      rowsOf(
        queries,
        z.record(z.string(), z.unknown()),
        sql`SELECT name, reference, subdomain FROM partners WHERE learner_id = ${id} ORDER BY name, id`,
      ),
    // One account buys for one partner: what both had stays with the survivor's.
    async merge(tx, { survivorId, mergedId }) {
      await tx.execute(sql`
        UPDATE partners SET learner_id = CASE WHEN EXISTS (SELECT FROM partners s WHERE s.learner_id = ${survivorId})
          THEN NULL ELSE ${survivorId}::uuid END WHERE learner_id = ${mergedId}`)
    },
  },
]
