import type { LegalVersions } from '@naikkelas/contract'
import type { Day } from '@naikkelas/contract/time'
import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'

/** Day of the terms and the privacy policy that the product brings along. */
const builtInDay = '2026-11-24'

/** What a consent that is given now refers to. */
export async function presentTexts(
  { legalVersions, clock }: AppContext,
  queries: Queries,
): Promise<{ version: Day; legalVersions: LegalVersions }> {
  const { versions, since } = await legalVersions(queries, clock.now())
  return { version: since ?? builtInDay, legalVersions: versions }
}
