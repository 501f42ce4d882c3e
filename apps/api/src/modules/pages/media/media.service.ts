import type { Media, PictureType } from '@naikkelas/contract/pages'
import * as z from 'zod'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry, createConcurrencyLimit } from '../../../platform/endpoints/index.ts'
import { type BlobStore, diskFailure, receiveFile, type StagedFile } from '../../../platform/files/uploads/index.ts'
import { perApp } from '../../../platform/per-app.ts'
import { filmSize } from './film-size.ts'
import { findFolders } from './folders.repo.ts'
import { typeFolder } from './folders.service.ts'
import { keepFirstOfSameBytes } from './duplicate-media.repo.ts'
import { findStoredMedia } from './media.queries.ts'
import { type NewMedia, storedBytes } from './media.repo.ts'
import { altFromName, limitFor, quotaBytes } from './media.rules.ts'
import { addMedia } from './new-media.service.ts'
import { normalisePicture } from './picture-files.ts'
import type { PictureWorker } from '../../../platform/files/pictures/picture-worker.ts'

export interface MediaPorts {
  blobs: BlobStore
  /** For pictures in a pending request. */
  pictures: PictureWorker
}

/** For each account. */
const uploadLimitOf = perApp(() => createConcurrencyLimit('uploads at once', 3))

/**
 * Takes in one picture or film. The answer comes before its widths are made; until then the original is shown. Bytes
 * that are known already make no second entry.
 */
export async function uploadMedia(
  ctx: AdminContext,
  ports: MediaPorts,
  { request, folder, type }: { request: Request; folder?: string | undefined; type?: PictureType | undefined },
): Promise<{ media: Media; isNew: boolean }> {
  await countTry(ctx.database.queries, [
    { name: 'upload:account', subject: ctx.actor.id, hits: 600, windowSeconds: 3_600 },
  ])
  return uploadLimitOf(ctx)(ctx.actor.id, async () => {
    const chosen = await folderOf(ctx, folder)
    await checkRoom(ctx, ports.blobs, Number(request.headers.get('content-length') ?? 0))
    const file = await receiveFile(request, ports.blobs, { limitFor })
    const folderId = chosen ?? (type === undefined ? null : await typeFolder(ctx, type))
    return await store(ctx, ports, file, { uploadedBy: ctx.actor.id, folderId, isOnce: true })
  })
}

/** Where its address asks to put it; asked before the file is read. */
async function folderOf({ database }: AppContext, folder: string | undefined): Promise<string | null> {
  if (folder === undefined) return null
  const isThere =
    z.uuid().safeParse(folder).success && (await findFolders(database.queries)).some(({ id }) => id === folder)
  if (!isThere)
    throw new AppError('invalid_input', { fields: [{ path: 'folder', message: 'Folder ini sudah tidak ada' }] })
  return folder
}

/**
 * Stores a received file, of an upload or the seed.
 * @param as id, texts and folder to use instead of new ones; a known id is stored once
 */
export async function storeMedia(
  ctx: AppContext,
  ports: MediaPorts,
  file: StagedFile,
  uploadedBy: string | null,
  as?: { id?: string; alt: string },
): Promise<Media> {
  const { media } = await store(ctx, ports, file, { uploadedBy, folderId: null, isOnce: false, ...as })
  return media
}

/**
 * The same for a file whose bytes may be in the library already.
 * @returns the id of the oldest media with these bytes
 */
export async function storeMediaOnce(
  ctx: AppContext,
  ports: MediaPorts,
  { file, uploadedBy, alt }: { file: StagedFile; uploadedBy: string; alt: string },
): Promise<string> {
  const media = await storeMedia(ctx, ports, file, uploadedBy, alt === '' ? undefined : { alt })
  // Pictures are re-encoded when they are stored, so that their bytes can be compared only now.
  return keepFirstOfSameBytes(ctx.database.queries, media.id)
}

async function store(
  ctx: AppContext,
  { blobs, pictures }: MediaPorts,
  file: StagedFile,
  {
    isOnce,
    ...given
  }: { uploadedBy: string | null; folderId: string | null; isOnce: boolean; id?: string; alt?: string },
): Promise<{ media: Media; isNew: boolean }> {
  const finished = await blobs.stage()
  try {
    const { kind, ...look } = await lookOf(pictures, file, finished.path)
    const { sha256, bytes } = await blobs.keep(kind === 'image' ? finished : file.staged)
    const { fileName } = file
    const { id, isNew } = await addMedia(
      ctx,
      { kind, ...look, fileName, sha256, bytes, alt: altFromName(fileName), ...given },
      { isOnce },
    )
    return { media: existing(await findMedia(ctx, [id])), isNew }
  } catch (error) {
    throw error instanceof Error ? diskFailure(error) : error
  } finally {
    await finished.discard()
    await file.staged.discard()
  }
}

async function lookOf(
  pictures: PictureWorker,
  file: StagedFile,
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

/** @throws AppError `disk_full` when what is announced would not fit */
export async function checkRoom({ database }: AppContext, blobs: BlobStore, announced: number) {
  if ((await blobs.room()) - announced < 0) throw new AppError('disk_full', { reason: 'below the floor of free space' })
  if ((await storedBytes(database.queries)) + announced > quotaBytes)
    throw new AppError('disk_full', { reason: 'quota' })
}

export async function getMedia(ctx: AdminContext, { params }: { params: { mediaId: string } }): Promise<Media> {
  return existing(await findMedia(ctx, [params.mediaId]))
}

/** Pictures and films with their addresses; unknown ids are left out. */
export async function findMedia(
  { database, mediaOrigin }: Pick<AppContext, 'database' | 'mediaOrigin'>,
  ids: readonly string[],
  queries = database.queries,
): Promise<Media[]> {
  return (await findStoredMedia(queries, ids)).map((media) => shownFrom(mediaOrigin, media))
}

function shownFrom<One extends Media>(origin: string | undefined, media: One): One {
  return origin === undefined ? media : { ...media, origin }
}

function existing([media]: Media[]): Media {
  if (!media) throw new AppError('not_found')
  return media
}
