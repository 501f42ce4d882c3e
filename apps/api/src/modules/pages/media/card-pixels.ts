import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { AppContext } from '../../../app-context.ts'
import type { DrawnCard } from '../../../ports/page-drawer.ts'
import { rasterise } from './picture-files.ts'

const baseDensity = 72

/** Makes a JPEG of a card, with a picture of the library where the card leaves room for one. */
export async function pixelsOfCard(
  { ports: { blobs, backgroundPictures } }: Pick<AppContext, 'ports'>,
  { card, picture }: { card: DrawnCard; picture: { sha256: string } | null },
): Promise<Uint8Array> {
  const [from, to, original] = await Promise.all([blobs.stage(), blobs.stage(), blobs.stage()])
  try {
    await writeFile(from.path, card.svg)
    if (picture) await pipeline(await blobs.read(picture.sha256), createWriteStream(original.path))
    await rasterise(backgroundPictures, {
      from: from.path,
      to: to.path,
      density: baseDensity,
      width: card.width,
      type: 'jpeg',
      ...(picture && card.picture && { picture: { from: original.path, ...card.picture } }),
    })
    return await readFile(to.path)
  } finally {
    await Promise.all([from, to, original].map((staged) => staged.discard()))
  }
}
