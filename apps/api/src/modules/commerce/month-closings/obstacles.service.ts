import type { MonthObstacle } from '@naikkelas/contract/commerce'
import type { Month } from '@naikkelas/contract/time'
import type { AppContext } from '../../../app-context.ts'
import { auditMoney } from '../money-audit/index.ts'
import { paymentProvidersOf } from '../payments/index.ts'
import { findObstacles } from './obstacles.repo.ts'

const examplesAtMost = 5

/** What is left to be done before the books of a month are closed; broken rules first, which no reason helps over. */
export async function obstaclesOf(ctx: AppContext, month: Month): Promise<MonthObstacle[]> {
  const { queries } = ctx.database
  const broken = (await auditMoney(queries)).flatMap(({ rule, examples }) => (examples.length > 0 ? [rule] : []))
  const reporting = paymentProvidersOf(ctx).flatMap(({ name, report }) => (report === undefined ? [] : [name]))
  return [
    ...(broken.length > 0
      ? [{ kind: 'broken_rules' as const, count: broken.length, examples: broken.slice(0, examplesAtMost) }]
      : []),
    ...(await findObstacles(queries, month, reporting)),
  ]
}
