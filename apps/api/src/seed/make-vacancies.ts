import { rupiah } from '@naikkelas/contract/money'
import type { AdminContext } from '../app-context.ts'
import { changeVacancyStatus, createVacancy } from '../modules/content/careers/index.ts'
import { demoVacancies } from './content/vacancies.ts'
import { richTextOf } from './rich-texts.ts'
import { findSeededTitles } from './seed.repo.ts'

const DAY_MS = 86_400_000
const THOUSAND = 1_000

/** Vacancies of the demonstration; what is there already stays as it is. */
export async function makeVacancies(ctx: AdminContext, onStep: () => Promise<unknown>) {
  const there = await findSeededTitles(ctx.database.queries, 'vacancies')
  const now = ctx.clock.now().getTime()
  for (const { salary, openDays, body, ...vacancy } of demoVacancies) {
    if (there.has(vacancy.title)) continue
    const [from, until] = salary
    const value = {
      ...vacancy,
      salaryFrom: rupiah(from * THOUSAND),
      salaryUntil: rupiah(until * THOUSAND),
      description: richTextOf(body),
      closesAt: openDays === null ? null : new Date(now + openDays * DAY_MS).toISOString(),
    }
    const { id } = await createVacancy(ctx, { body: { value } })
    await changeVacancyStatus(ctx, { body: { action: 'publish', ids: [id] } })
    await onStep()
  }
}
