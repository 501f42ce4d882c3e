import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { InputFor } from '@naikkelas/contract'
import type { cropMedia as cropEndpoint, LibraryItem } from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry } from '../../../platform/endpoints/index.ts'
import { diskFailure } from '../../../platform/files/uploads/index.ts'
import { cropFlaw, croppedName, pictureTypeOf } from './crop.rules.ts'
import { findLibraryItem } from './library.repo.ts'
import { existingItem, shownItem } from './library.service.ts'
import { findStoredMedia } from './media.queries.ts'
import type { MediaPorts } from './media.service.ts'
import { addMedia } from './new-media.service.ts'
import { cropPicture } from './picture-files.ts'

/** Cuts a rectangle out of an original and keeps it as a picture of its own. */
export async function cropMedia(
  ctx: AdminContext,
  { blobs, pictures }: MediaPorts,
  { params, body }: InputFor<typeof cropEndpoint>,
): Promise<LibraryItem> {
  const { queries } = ctx.database
  const item = await existingItem(ctx, params.mediaId)
  const [stored] = await findStoredMedia(queries, [params.mediaId])
  if (!stored) throw new AppError('not_found')
  const flaw = cropFlaw(stored, body)
  if (flaw) throw new AppError('invalid_input', { fields: [flaw] })
  await countTry(queries, [{ name: 'crop:account', subject: ctx.actor.id, hits: 300, windowSeconds: 3_600 }])
  if ((await blobs.room()) < 0) throw new AppError('disk_full', { reason: 'below the floor of free space' })
  const original = await blobs.stage()
  const cut = await blobs.stage()
  try {
    await pipeline(await blobs.read(stored.sha256), createWriteStream(original.path))
    const look = await cropPicture(pictures, {
      from: original.path,
      to: cut.path,
      type: pictureTypeOf(stored.contentType),
      ...body,
    })
    const { sha256, bytes } = await blobs.keep(cut)
    const { id } = await addMedia(
      ctx,
      {
        kind: 'image',
        ...look,
        contentType: stored.contentType,
        fileName: croppedName(stored.fileName),
        sha256,
        bytes,
        alt: stored.alt,
        uploadedBy: ctx.actor.id,
        folderId: item.folderId,
        croppedFromId: stored.id,
      },
      { isOnce: true },
    )
    const made = await findLibraryItem(queries, id)
    if (!made) throw new AppError('not_found')
    return shownItem(ctx, made)
  } catch (error) {
    throw error instanceof Error ? diskFailure(error) : error
  } finally {
    await original.discard()
    await cut.discard()
  }
}
