import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../app-context.ts'
import { encodePicture } from './encode-picture.job.ts'
import { requestEncoding } from './encodings.repo.ts'
import { unmarkDeleted } from './library.repo.ts'
import { findKnown, holdArrivals, insertMedia, type NewMedia } from './media.repo.ts'
import { holdMediaFiles } from './hold-media-files.ts'

/**
 * Writes the row of bytes that are kept, and asks for their widths.
 * @param isOnce answer with the entry that has these bytes already, taken out of the trash if it lay there
 */
export async function addMedia(
  ctx: AppContext,
  given: Omit<NewMedia, 'id' | 'createdAt'> & { id?: string },
  { isOnce }: { isOnce: boolean },
): Promise<{ id: string; isNew: boolean }> {
  const media: NewMedia = { ...given, id: given.id ?? uuidv7(), createdAt: ctx.clock.now() }
  return ctx.database.transaction(async (queries) => {
    if (isOnce) await holdArrivals(queries)
    await holdMediaFiles(queries)
    const known = isOnce ? await findKnown(queries, media) : undefined
    if (known !== undefined) {
      await unmarkDeleted(queries, [known])
      return { id: known, isNew: false }
    }
    await insertMedia(queries, media)
    if (media.kind === 'image' && (await requestEncoding(queries, media.sha256)))
      await ctx.jobs.enqueue(queries, encodePicture, { sourceSha256: media.sha256 }, { key: media.sha256 })
    return { id: media.id, isNew: true }
  })
}
