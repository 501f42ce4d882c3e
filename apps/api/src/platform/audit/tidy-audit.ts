import { DAY_MS } from '@naikkelas/contract/time'
import type { AppContext } from '../../app-context.ts'
import { settingsOf } from '../settings/index.ts'
import { addAuditMonths, dropAuditMonths } from './audit-months.repo.ts'
import { resealPersonKeys } from './person-keys.repo.ts'
import { PERSON_KEYS } from './record-change.ts'

/** Keeps the months ahead, drops those past the retention, and follows a rotation of the installation's secret. */
export async function tidyAudit(ctx: AppContext): Promise<void> {
  const { database, clock, keyFor } = ctx
  const now = clock.now()
  await database.transaction((tx) => addAuditMonths(tx, now))
  const { auditDays } = (await settingsOf(ctx)).limits
  await database.transaction((tx) => dropAuditMonths(tx, new Date(now.getTime() - auditDays * DAY_MS)))
  await resealPersonKeys(database.queries, keyFor(PERSON_KEYS))
}
