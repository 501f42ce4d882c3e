import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { AppContext } from '../../app-context.ts'
import type { BlobStore } from '../uploads/index.ts'
import {
  extendLease,
  findVariants,
  finishEncoding,
  insertVariant,
  leaseEncoding,
  postponeEncoding,
  returnEncoding,
} from './encodings.repo.ts'
import { findMediaBySource } from './media.repo.ts'
import { spareWidthsFor, widthsFor } from './media.rules.ts'
import { variantFormats, writeVariant } from './picture-files.ts'
import { createPictureProcess } from './picture-process.ts'

export interface Encoder {
  /** Begins work in the background if none is under way; what is left in the database is all done, by whoever asked. */
  wake: () => void
  /** Resolves when nothing is under way. */
  idle: () => Promise<void>
  /** Gives back what is under way after the width in hand, and begins nothing more. */
  stop: () => Promise<void>
}

/** Makes the widths of pictures, one picture at a time, beside the requests. A crash costs the width under way. */
export function createEncoder(ctx: AppContext, blobs: BlobStore): Encoder {
  const { queries } = ctx.database
  const pictures = createPictureProcess({ isUrgent: false })
  let work: Promise<void> = Promise.resolve()
  let isAwake = false
  let isStopping = false

  async function workThrough() {
    try {
      while (!isStopping) {
        const source = await leaseEncoding(queries)
        if (source === undefined) break
        await encode(source)
      }
    } catch (error) {
      ctx.onFailure(error, 'making widths of pictures')
    }
    isAwake = false
  }

  async function encode(source: string) {
    try {
      const media = await findMediaBySource(queries, source)
      const [first] = media
      const isWhole = !first || (await makeVariants(source, widthsFor(first)))
      if (!isWhole) return await returnEncoding(queries, source)
      await finishEncoding(queries, source)
      await ctx.events.emit('media.encoded', { mediaIds: media.map(({ id }) => id) })
    } catch (error) {
      ctx.onFailure(error, `making widths of ${source}`)
      await postponeEncoding(queries, source, error instanceof Error ? error.message : String(error))
    }
  }

  /** False when it was told to stop before the last of them. */
  async function makeVariants(source: string, widths: readonly number[]): Promise<boolean> {
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
        if (isStopping) return false
        const staged = await blobs.stage()
        try {
          await writeVariant(pictures, { from: original.path, to: staged.path, ...variant })
          await insertVariant(queries, source, { ...variant, ...(await blobs.keep(staged)) })
        } finally {
          await staged.discard()
        }
        await extendLease(queries, source)
      }
      return true
    } finally {
      await original.discard()
    }
  }

  return {
    wake() {
      if (isAwake || isStopping) return
      isAwake = true
      work = workThrough()
    },
    idle: () => work,
    stop() {
      isStopping = true
      return work.finally(() => pictures.close())
    },
  }
}
