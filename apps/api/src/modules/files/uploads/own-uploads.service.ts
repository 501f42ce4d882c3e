import type { InputFor } from '@naikkelas/contract'
import { fileAddress, type getUpload as endpoint, type ReceivedChunks, uploadHours } from '@naikkelas/contract/files'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { RequestContext } from '../../../platform/endpoints/index.ts'
import type { BlobStore } from '../../../platform/files/uploads/index.ts'
import { discardUpload } from './assemble.service.ts'
import { findChunks, findOldUploads, findUpload, type Upload } from './chunks.repo.ts'
import { uploadKey } from './chunks.service.ts'
import { accountsOf, ownerOf } from './upload-accounts.ts'

/** What was received of an upload of one's own. @throws AppError `not_signed_in`, `not_found` */
export async function getUpload(
  ctx: AppContext,
  { params }: InputFor<typeof endpoint>,
  request: RequestContext,
): Promise<ReceivedChunks> {
  const upload = await ownUpload(ctx, params.upload, request)
  const chunks = await findChunks(ctx.database.queries, upload.id)
  return {
    received: chunks.map(({ index }) => index),
    lastIndex: upload.lastIndex,
    address: upload.fileId === null ? null : fileAddress(upload.fileId),
  }
}

/** Gives an upload up; of a finished one the file stays. */
export async function cancelUpload(
  ctx: AppContext,
  blobs: BlobStore,
  { params }: InputFor<typeof endpoint>,
  request: RequestContext,
): Promise<null> {
  const upload = await ownUpload(ctx, params.upload, request)
  if (upload.fileId === null) await discardUpload(ctx, blobs, upload.id)
  return null
}

async function ownUpload(ctx: AppContext, upload: string, request: RequestContext): Promise<Upload> {
  const accounts = await accountsOf(request)
  if (accounts.length === 0) throw new AppError('not_signed_in')
  for (const account of accounts) {
    const found = await findUpload(ctx.database.queries, ownerOf(account), uploadKey(upload))
    if (found) return found
  }
  throw new AppError('not_found')
}

/** @returns how many uploads were removed that began a day ago: their parts, or what is known of finished ones */
export async function removeOldUploads(ctx: AppContext): Promise<number> {
  const old = await findOldUploads(ctx.database.queries, uploadHours)
  for (const id of old) await discardUpload(ctx, ctx.ports.blobs, id)
  return old.length
}
