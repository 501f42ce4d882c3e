import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type getPaymentCase as getEndpoint,
  type listPaymentCases as listEndpoint,
  type PaymentCase,
  type PaymentCaseDetails,
  paymentCasesPerPage,
} from '@naikkelas/contract/commerce'
import { DAY_MS } from '@naikkelas/contract/time'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { countOrphans, type PaymentProviderName } from '../payments/index.ts'
import { refundingProvider } from '../refunds/index.ts'
import { choicesOf } from './case-choices.rules.ts'
import { findCase, findCases, type StoredCase } from './payment-cases.repo.ts'

export async function listPaymentCases(
  { database, clock }: AppContext,
  { query: { state, kind, days, after } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const found = await findCases(database.queries, {
    isOpen: state === 'open',
    kind,
    openedUntil: days === undefined ? undefined : new Date(clock.now().getTime() - days * DAY_MS),
    after,
    limit: paymentCasesPerPage + 1,
  })
  const shown = found.slice(0, paymentCasesPerPage)
  return {
    items: shown.map(caseView),
    next: found.length > paymentCasesPerPage ? (shown.at(-1)?.id ?? null) : null,
    orphanMessages: await countOrphans(database.queries),
  }
}

/** @throws AppError `not_found` */
export function getPaymentCase(ctx: AppContext, { params }: InputFor<typeof getEndpoint>): Promise<PaymentCaseDetails> {
  return caseDetails(ctx, ctx.database.queries, params.caseId)
}

export async function caseDetails(ctx: AppContext, queries: Queries, id: string): Promise<PaymentCaseDetails> {
  const found = await findCase(queries, id)
  if (found === undefined) throw new AppError('not_found')
  const gateway = await refundingProvider(ctx, queries, found.attemptId)
  return { ...caseView(found), choices: choicesOf(found), refundGateway: gateway && gatewayNames[gateway] }
}

const gatewayNames: Readonly<Record<PaymentProviderName, string>> = { xendit: 'Xendit', midtrans: 'Midtrans' }

function caseView({ provider, attemptId: _, openedAt, decidedAt, ...same }: StoredCase): PaymentCase {
  return {
    ...same,
    gateway: provider && gatewayNames[provider],
    openedAt: openedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
