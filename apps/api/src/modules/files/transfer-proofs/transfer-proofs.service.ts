import type { InputFor } from '@naikkelas/contract'
import {
  fileAddress,
  type listOwnTransferProofs as ownEndpoint,
  type listTransferProofs as listEndpoint,
  proofsAtMost,
  type sendTransferProof as sendEndpoint,
  type TransferProof,
} from '@naikkelas/contract/files'
import type { Learner } from '@naikkelas/contract/identity'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { findOwnOrderId, findTransactionId, holdForProof } from '../../commerce/orders/index.ts'
import { forgetFile } from '../uploads/index.ts'
import { findProofs, findUnsentFiles, insertProof, type StoredProof } from './transfer-proofs.repo.ts'

/** A file that no order names within a day was left by a form that was not finished. */
const UNSENT_MS = 86_400_000
const BATCH = 500

/**
 * Shows the transfer of an order. Sending the same file again changes nothing.
 * @throws AppError `not_found`; `order_not_waiting`; `invalid_input` for another file, or too many
 */
export async function sendTransferProof(
  ctx: ActorContext<Learner>,
  { params: { code }, body: { fileId } }: InputFor<typeof sendEndpoint>,
): Promise<TransferProof[]> {
  const at = ctx.clock.now()
  return ctx.database.transaction(async (tx) => {
    // The order's row is held until the end, so those of one order are counted one after the other.
    const orderId = await holdForProof(tx, { buyerId: ctx.actor.id, code, at })
    const before = await findProofs(tx, orderId)
    if (before.some((proof) => proof.fileId === fileId)) return before.map(proofView)
    if (before.length >= proofsAtMost) throw refused(`Paling banyak ${proofsAtMost} bukti untuk satu pesanan`)
    if (!(await insertProof(tx, { fileId, orderId, learnerId: ctx.actor.id, at })))
      throw refused('Berkas ini tidak ditemukan. Pilih lagi bukti transfernya.')
    return viewsOf(tx, orderId)
  })
}

export async function listOwnTransferProofs(
  { database: { queries }, actor }: ActorContext<Learner>,
  { params: { code } }: InputFor<typeof ownEndpoint>,
): Promise<TransferProof[]> {
  return viewsOf(queries, await findOwnOrderId(queries, { buyerId: actor.id, code }))
}

export async function listTransferProofs(
  { database: { queries } }: AdminContext,
  { params: { orderId } }: InputFor<typeof listEndpoint>,
): Promise<TransferProof[]> {
  return viewsOf(queries, await findTransactionId(queries, orderId))
}

/** @returns how many files were removed that were uploaded a day ago and never sent */
export async function removeUnsentProofs({ database, clock }: AppContext): Promise<number> {
  const uploadedBefore = new Date(clock.now().getTime() - UNSENT_MS)
  const ids = await findUnsentFiles(database.queries, { uploadedBefore, limit: BATCH })
  for (const id of ids) await database.transaction((tx) => forgetFile(tx, id))
  return ids.length
}

const viewsOf = async (queries: Queries, orderId: string) => (await findProofs(queries, orderId)).map(proofView)

function proofView({ fileId, name, contentType, sentAt }: StoredProof): TransferProof {
  const isPicture = contentType.startsWith('image/')
  return { fileId, name, address: fileAddress(fileId), isPicture, sentAt: sentAt.toISOString() }
}

const refused = (message: string) => new AppError('invalid_input', { fields: [{ path: 'fileId', message }] })
