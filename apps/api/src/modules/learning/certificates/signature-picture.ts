import { LRUCache } from 'lru-cache'
import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { AppContext } from '../../../app-context.ts'
import { perApp } from '../../../platform/per-app.ts'
import { findPicture, rasterise, type StoredMedia } from '../../pages/media/index.ts'
import type { SheetPicture } from './drawing/scene.ts'

/** Pixels: three for each point that a signature may take. */
const room = { width: 570, height: 162 }

const keptOf = perApp(() => new LRUCache<string, SheetPicture>({ max: 50 }))

/** A signature of the media library as it is printed; null for none, and for one that is gone or cannot be read. */
export async function signaturePicture(ctx: AppContext, id: string | null): Promise<SheetPicture | null> {
  const media = id === null ? undefined : await findPicture(ctx.database.queries, id)
  if (media === undefined) return null
  const known = keptOf(ctx).get(media.sha256)
  if (known) return known
  try {
    const drawn = await drawnFrom(ctx, media)
    keptOf(ctx).set(media.sha256, drawn)
    return drawn
  } catch (error) {
    // A certificate without its signature is better than none.
    ctx.onFailure(error, 'signature of a certificate')
    return null
  }
}

async function drawnFrom(
  { ports: { blobs, pictures } }: AppContext,
  { sha256, width, height }: StoredMedia,
): Promise<SheetPicture> {
  const scale = Math.min(room.width / width, room.height / height, 1)
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const [from, to, original] = await Promise.all([blobs.stage(), blobs.stage(), blobs.stage()])
  try {
    const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"/>`
    await writeFile(from.path, ground)
    await pipeline(await blobs.read(sha256), createWriteStream(original.path))
    const picture = { from: original.path, left: 0, top: 0, ...size }
    await rasterise(pictures, { from: from.path, to: to.path, density: 72, width: size.width, type: 'png', picture })
    return { png: await readFile(to.path), ...size }
  } finally {
    await Promise.all([from, to, original].map((staged) => staged.discard()))
  }
}
