import type { InputFor } from '@naikkelas/contract'
import {
  type deleteDownload as deleteEndpoint,
  type Download,
  downloadLimits,
  type getDownloadLink as linkEndpoint,
} from '@naikkelas/contract/marketing'
import { uuidv7 } from 'uuidv7'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { requireRoom, type Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry } from '../../../platform/endpoints/index.ts'
import { holdMediaFiles } from '../../pages/media/index.ts'
import { type BlobStore, receiveFile, type Sniffed } from '../../../platform/files/uploads/index.ts'
import { downloadLink } from './download-link.ts'
import { isDownload } from './downloads.queries.ts'
import { findDownload, findDownloads, insertDownload, removeDownload, type StoredDownload } from './downloads.repo.ts'

const view = ({ sha256: _, ...download }: StoredDownload): Download => download

export async function listDownloads({ database }: AdminContext): Promise<Download[]> {
  return (await findDownloads(database.queries)).map(view)
}

/** Stores a PDF or ZIP; its type is read from its bytes, not from its name or the client. */
export async function uploadDownload(ctx: AdminContext, blobs: BlobStore, request: Request): Promise<Download> {
  const { queries } = ctx.database
  await countTry(queries, [{ name: 'upload:download', subject: ctx.actor.id, hits: 60, windowSeconds: 3_600 }])
  // Before the file is received, which may take minutes; decided once more when it is there.
  if ((await countDownloads(queries)) >= downloadLimits.count) throw new AppError('library_full')
  const { fileName, bytes, staged } = await receiveFile(request, blobs, { limitFor })
  try {
    const { sha256 } = await blobs.keep(staged)
    const id = uuidv7()
    await ctx.database.transaction(async (within) => {
      await requireRoom(within, { name: 'downloads', max: downloadLimits.count, count: countDownloads })
      await holdMediaFiles(within)
      await insertDownload(within, { id, name: fileName, sha256, bytes, createdBy: ctx.actor.id, at: ctx.clock.now() })
    })
    return view(existing(await findDownload(queries, id)))
  } finally {
    await staged.discard()
  }
}

function limitFor({ kind }: Sniffed) {
  const refused = (message: string) => ({ fields: [{ path: 'file', message }] })
  if (kind !== 'document') throw new AppError('invalid_input', refused('Pilih berkas PDF atau ZIP'))
  const tooLarge = new AppError('body_too_large', refused('Berkas paling besar 25 MB'))
  return { bytes: downloadLimits.bytes, tooLarge }
}

export async function deleteDownload(
  { database }: AdminContext,
  { params }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  if (!(await removeDownload(database.queries, params.downloadId))) throw new AppError('not_found')
  return null
}

/** A file that was taken away counts as ended: its form may have another. */
export async function getDownloadLink(ctx: AppContext, { params }: InputFor<typeof linkEndpoint>) {
  const link = downloadLink(ctx, params.token)
  if (!link) throw new AppError('not_found')
  const { pageId, sectionId, downloadId } = link
  const isOpen = link.isOpen && (await isDownload(ctx.database.queries, downloadId))
  return { isOpen, pageId, sectionId }
}

function existing<Found>(found: Found | undefined): Found {
  if (!found) throw new AppError('not_found')
  return found
}

const countDownloads = async (queries: Queries) => (await findDownloads(queries)).length
