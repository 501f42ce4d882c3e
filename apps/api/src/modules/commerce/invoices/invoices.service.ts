import type { InputFor } from '@naikkelas/contract'
import {
  type getCreditNote as getCreditNoteEndpoint,
  type getInvoice as getEndpoint,
  type getOwnCreditNote as getOwnCreditNoteEndpoint,
  type getOwnInvoice as getOwnEndpoint,
  invoiceFileType,
  type InvoiceFacts,
  type noteTaxInvoice as noteEndpoint,
} from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { drawInvoice } from './draw-invoice.ts'
import { invoiceFactsOf, invoiceFileName } from './invoice-content.rules.ts'
import { findInvoiceOf, type StoredInvoice } from './invoices.queries.ts'
import { findCreditNote, findOwnCreditNote, findOwnInvoice, updateTaxInvoiceNumber } from './invoices.repo.ts'

/** @throws AppError `not_found` for another buyer's order, and for one that has no invoice */
export async function getOwnInvoice(
  { database, actor }: ActorContext<Learner>,
  { params: { code } }: InputFor<typeof getOwnEndpoint>,
): Promise<Response> {
  return paperOf(await findOwnInvoice(database.queries, actor.id, code))
}

export async function getInvoice(
  { database }: AdminContext,
  { params: { orderId } }: InputFor<typeof getEndpoint>,
): Promise<Response> {
  return paperOf(await findInvoiceOf(database.queries, orderId))
}

export async function getOwnCreditNote(
  { database, actor }: ActorContext<Learner>,
  { params: { code, refundId } }: InputFor<typeof getOwnCreditNoteEndpoint>,
): Promise<Response> {
  return paperOf(await findOwnCreditNote(database.queries, actor.id, code, refundId))
}

export async function getCreditNote(
  { database }: AdminContext,
  { params: { orderId, refundId } }: InputFor<typeof getCreditNoteEndpoint>,
): Promise<Response> {
  return paperOf(await findCreditNote(database.queries, orderId, refundId))
}

type ById = { params: { orderId: string } }

/** @throws AppError `not_found` */
export async function findFacts({ database }: AdminContext, { params }: ById): Promise<InvoiceFacts> {
  const invoice = await findInvoiceOf(database.queries, params.orderId)
  if (invoice === undefined) throw new AppError('not_found')
  return invoiceFactsOf(invoice)
}

export async function noteTaxInvoice(
  ctx: AdminContext,
  { params, body: { number } }: InputFor<typeof noteEndpoint>,
): Promise<InvoiceFacts> {
  const facts = await findFacts(ctx, { params })
  const taxInvoiceNumber = number === '' ? null : number
  await ctx.unitOfWork(({ tx }) => updateTaxInvoiceNumber(tx, params.orderId, taxInvoiceNumber))
  return { ...facts, taxInvoiceNumber }
}

async function paperOf(invoice: StoredInvoice | undefined): Promise<Response> {
  if (invoice === undefined) throw new AppError('not_found')
  return new Response(await drawInvoice(invoice), {
    headers: {
      'content-type': invoiceFileType,
      'content-disposition': `attachment; filename="${invoiceFileName(invoice.number)}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  })
}
