import type { describeMedia as describeEndpoint, InputFor, listMedia as listEndpoint, Media } from '@naikkelas/contract'
import { uuidv7 } from 'uuidv7'
import type { AdminContext, AppContext } from '../../app-context.ts'
import { AppError, countTry } from '../../http/index.ts'
import { type BlobStore, diskFailure, receiveFile, type ReceivedFile } from '../uploads/index.ts'
import type { Encoder } from './encoder.ts'
import { requestEncoding } from './encodings.repo.ts'
import { filmSize } from './film-size.ts'
import { findMediaByIds, findMediaPage, insertMedia, type NewMedia, storedBytes, updateAlt } from './media.repo.ts'
import { holdMediaFiles } from './unused-files.repo.ts'
import { altFromName, limitFor, quotaBytes } from './media.rules.ts'
import { normalisePicture } from './picture-files.ts'
import type { PictureProcess } from './picture-process.ts'

export interface MediaPorts {
  blobs: BlobStore
  encoder: Encoder
  /** For pictures that somebody waits for. */
  pictures: PictureProcess
}

const uploadsAtOnce = 3
const underWay = new Map<string, number>()

/** Takes in one picture or film. The answer comes before its widths are made; until then the original is shown. */
export async function uploadMedia(ctx: AdminContext, ports: MediaPorts, request: Request): Promise<Media> {
  await countTry(ctx.database.queries, [
    { name: 'upload:account', subject: ctx.actor.id, hits: 600, windowSeconds: 3_600 },
  ])
  const running = underWay.get(ctx.actor.id) ?? 0
  if (running >= uploadsAtOnce) throw new AppError('too_many', { limit: 'uploads at once', retryAfterSeconds: 2 })
  underWay.set(ctx.actor.id, running + 1)
  try {
    await checkRoom(ctx, ports.blobs, Number(request.headers.get('content-length') ?? 0))
    const file = await receiveFile(request, ports.blobs, { limitFor })
    return await storeMedia(ctx, ports, file, ctx.actor.id)
  } finally {
    const left = (underWay.get(ctx.actor.id) ?? 1) - 1
    if (left === 0) underWay.delete(ctx.actor.id)
    else underWay.set(ctx.actor.id, left)
  }
}

/** Keeps a file that was received, whoever brought it: the seed goes the same way as an upload. */
export async function storeMedia(
  ctx: AppContext,
  { blobs, encoder, pictures }: MediaPorts,
  file: ReceivedFile,
  uploadedBy: string | null,
): Promise<Media> {
  const finished = await blobs.stage()
  try {
    const { kind, ...look } = await lookOf(pictures, file, finished.path)
    const { sha256, bytes } = await blobs.keep(kind === 'image' ? finished : file.staged)
    const media: NewMedia = {
      id: uuidv7(),
      kind,
      ...look,
      fileName: file.fileName,
      sha256,
      bytes,
      alt: altFromName(file.fileName),
      uploadedBy,
      createdAt: ctx.clock.now(),
    }
    await ctx.database.transaction(async (queries) => {
      await holdMediaFiles(queries)
      await insertMedia(queries, media)
      if (kind === 'image') await requestEncoding(queries, sha256)
    })
    encoder.wake()
    return existing(await findMedia(ctx, [media.id]))
  } catch (error) {
    throw error instanceof Error ? diskFailure(error) : error
  } finally {
    await finished.discard()
    await file.staged.discard()
  }
}

async function lookOf(
  pictures: PictureProcess,
  file: ReceivedFile,
  finishedPath: string,
): Promise<Pick<NewMedia, 'kind' | 'contentType' | 'width' | 'height' | 'color'>> {
  switch (file.sniffed.kind) {
    case 'picture':
      return {
        kind: 'image',
        ...(await normalisePicture(pictures, { from: file.staged.path, to: finishedPath, type: file.sniffed.type })),
      }
    case 'film':
      return {
        kind: 'video',
        ...((await filmSize(file.staged.path, file.sniffed.type)) ?? notAFilm()),
        contentType: `video/${file.sniffed.type}`,
        color: '#101418',
      }
    default:
      throw new AppError('not_a_picture')
  }
}

function notAFilm(): never {
  const message = 'Video ini rusak atau tidak dapat dibaca. Simpan lagi sebagai MP4, lalu unggah.'
  throw new AppError('not_a_film', { fields: [{ path: 'file', message }] })
}

async function checkRoom({ database }: AppContext, blobs: BlobStore, announced: number) {
  if ((await blobs.room()) - announced < 0) throw new AppError('disk_full', { reason: 'below the floor of free space' })
  if ((await storedBytes(database.queries)) + announced > quotaBytes)
    throw new AppError('disk_full', { reason: 'quota' })
}

export async function listMedia(
  { database: { queries }, mediaOrigin }: AdminContext,
  { query }: InputFor<typeof listEndpoint>,
) {
  const { search, kind, page, perPage } = query
  const { items, total } = await findMediaPage(queries, { search, kind, page, perPage })
  return { items: items.map((media) => shownFrom(mediaOrigin, media)), total, page, perPage }
}

export async function getMedia(ctx: AdminContext, { params }: { params: { mediaId: string } }): Promise<Media> {
  return existing(await findMedia(ctx, [params.mediaId]))
}

export async function describeMedia(
  ctx: AdminContext,
  { params, body }: InputFor<typeof describeEndpoint>,
): Promise<Media> {
  await updateAlt(ctx.database.queries, { id: params.mediaId, alt: body.alt })
  return existing(await findMedia(ctx, [params.mediaId]))
}

/** Pictures and films with where they are shown from; those that are not there are left out. */
export async function findMedia(
  { database, mediaOrigin }: Pick<AppContext, 'database' | 'mediaOrigin'>,
  ids: readonly string[],
  queries = database.queries,
): Promise<Media[]> {
  return (await findMediaByIds(queries, ids)).map((media) => shownFrom(mediaOrigin, media))
}

function shownFrom<One extends Media>(origin: string | undefined, media: One): One {
  return origin === undefined ? media : { ...media, origin }
}

function existing([media]: Media[]): Media {
  if (!media) throw new AppError('not_found')
  return media
}
