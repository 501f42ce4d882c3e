import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type compareGatewayDay as compareEndpoint,
  type GatewayDifference,
  gatewayDifferencesPerPage,
  type listGatewayDifferences as listEndpoint,
  type settleGatewayDifference as settleEndpoint,
} from '@naikkelas/contract/commerce'
import { dayInWib } from '@naikkelas/contract/time'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { PaymentProviderError } from '../payments/index.ts'
import { compareDay } from './compare-day.ts'
import { findDifference, findDifferences, findReports, settleDifference } from './gateway-reports.repo.ts'

const reportsAtMost = 14

export async function listGatewayDifferences(
  { database: { queries } }: AdminContext,
  { query: { state, after } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const limit = gatewayDifferencesPerPage + 1
  const found = await findDifferences(queries, { isOpen: state === 'open', after, limit })
  const items = found.slice(0, gatewayDifferencesPerPage)
  return {
    items,
    next: found.length === limit ? (items.at(-1)?.id ?? null) : null,
    reports: await findReports(queries, reportsAtMost),
  }
}

type ById = { params: { differenceId: string } }

/** @throws AppError `not_found` */
export async function getGatewayDifference(
  { database }: AdminContext,
  { params }: ById,
): Promise<GatewayDifference | undefined> {
  return findDifference(database.queries, params.differenceId)
}

/** @throws AppError `not_found`; `difference_decided` for one that is decided */
export async function settleGatewayDifference(
  ctx: AdminContext,
  { params: { differenceId }, body: { reason } }: InputFor<typeof settleEndpoint>,
): Promise<GatewayDifference> {
  return ctx.database.transaction(async (tx) => {
    const isSettled = await settleDifference(tx, {
      id: differenceId,
      reason,
      adminId: ctx.actor.id,
      at: ctx.clock.now(),
    })
    const found = await findDifference(tx, differenceId)
    if (found === undefined) throw new AppError('not_found')
    if (!isSettled) throw new AppError('difference_decided')
    return found
  })
}

/** @throws AppError `invalid_input` for a day that is not over; `gateway_away` */
export async function compareGatewayDay(
  ctx: AdminContext,
  { body: { day } }: InputFor<typeof compareEndpoint>,
): Promise<OutputFor<typeof compareEndpoint>> {
  if (day >= dayInWib(ctx.clock.now()))
    throw new AppError('invalid_input', { fields: [{ path: 'day', message: 'Pilih hari yang sudah selesai' }] })
  try {
    return await compareDay(ctx, day)
  } catch (error) {
    if (error instanceof PaymentProviderError) throw new AppError('gateway_away')
    throw error
  }
}
