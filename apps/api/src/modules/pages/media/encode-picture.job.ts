import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { defineJob, doubling, type JobDefinition } from '../../../platform/jobs/index.ts'
import { findRequested, findVariants, finishEncoding, insertVariant, noteEncodingFailure } from './encodings.repo.ts'
import { findMediaBySource } from './media.repo.ts'
import { spareWidthsFor, widthsFor } from './media.rules.ts'
import { variantFormats, writeVariant } from './picture-files.ts'

/** Makes the widths of a picture, beside the requests. A crash costs the width under way. */
export const encodePicture: JobDefinition<{ sourceSha256: string }> = defineJob({
  name: 'encode-picture',
  label: 'Membuat ukuran gambar',
  payload: z.object({ sourceSha256: z.string() }),
  retry: doubling({ firstSeconds: 10, longestSeconds: 3_600, totalSeconds: 7_200 }),
  isUnique: true,
  timeoutSeconds: 900,
  async handle(ctx, { sourceSha256 }, { signal }) {
    const { queries } = ctx.database
    const [first] = await findMediaBySource(queries, sourceSha256)
    if (first) await makeVariants(ctx, { source: sourceSha256, widths: widthsFor(first), signal })
    await ctx.unitOfWork(async ({ tx, emit }) => {
      await finishEncoding(tx, sourceSha256)
      const media = await findMediaBySource(tx, sourceSha256)
      await emit('media.encoded', { mediaIds: media.map(({ id }) => id) })
    })
  },
  async adopt({ jobs }, tx) {
    const requested = await findRequested(tx)
    await jobs.enqueueAll(
      tx,
      encodePicture,
      requested.map(({ source_sha256: sourceSha256 }) => ({ payload: { sourceSha256 }, key: sourceSha256 })),
    )
  },
  onFailure: (_, tx, { sourceSha256 }, { error }) =>
    noteEncodingFailure(tx, sourceSha256, error instanceof Error ? error.message : String(error)),
})

interface Wanted {
  source: string
  widths: readonly number[]
  signal: AbortSignal
}

/** Widths that an earlier attempt made are kept. */
async function makeVariants(ctx: AppContext, { source, widths, signal }: Wanted): Promise<void> {
  const { queries } = ctx.database
  const { blobs, backgroundPictures } = ctx.ports
  const made = await findVariants(queries, source)
  const wanted = [
    ...widths.map((width) => ({ width, isSpare: false })),
    ...spareWidthsFor(widths).map((width) => ({ width, isSpare: true })),
  ].flatMap((one) => variantFormats.map((format) => ({ ...one, format })))
  const left = wanted.filter(
    ({ width, format }) => !made.some((variant) => variant.width === width && variant.format === format),
  )
  const original = await blobs.stage()
  try {
    await pipeline(await blobs.read(source), createWriteStream(original.path))
    for (const variant of left) {
      signal.throwIfAborted()
      const staged = await blobs.stage()
      try {
        await writeVariant(backgroundPictures, { from: original.path, to: staged.path, ...variant })
        await insertVariant(queries, source, { ...variant, ...(await blobs.keep(staged)) })
      } finally {
        await staged.discard()
      }
    }
  } finally {
    await original.discard()
  }
}
