import { type LegalVersions, legalVersionsSchema } from '@naikkelas/contract'
import { type Consent, consentPurposes, type ConsentPurpose } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

interface NewConsent {
  learnerId: string
  purpose: ConsentPurpose
  version: string
  legalVersions: LegalVersions
  isGiven: boolean
}

export async function insertConsent(
  queries: Queries,
  { learnerId, purpose, version, legalVersions, isGiven }: NewConsent,
) {
  await queries.execute(sql`
    INSERT INTO learner_consents (id, learner_id, purpose, version, legal_versions, is_given)
    VALUES (${uuidv7()}, ${learnerId}, ${purpose}, ${version}, ${JSON.stringify(legalVersions)}::jsonb, ${isGiven})`)
}

const consentRow = z
  .object({
    purpose: z.enum(consentPurposes),
    is_given: z.boolean(),
    version: z.string(),
    legal_versions: z.nullable(legalVersionsSchema),
    at: timestampColumn,
  })
  .transform(
    (row): Consent => ({
      purpose: row.purpose,
      isGiven: row.is_given,
      version: row.version,
      legalVersions: row.legal_versions,
      at: row.at.toISOString(),
    }),
  )

/** The latest of each purpose. */
export function findConsents(queries: Queries, learnerId: string): Promise<Consent[]> {
  return rowsOf(
    queries,
    consentRow,
    sql`
      SELECT DISTINCT ON (purpose) purpose, is_given, version, legal_versions, at FROM learner_consents
      WHERE learner_id = ${learnerId} ORDER BY purpose, at DESC, id DESC`,
  )
}
