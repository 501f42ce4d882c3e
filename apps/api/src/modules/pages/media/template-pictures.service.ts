import { existsSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { type TemplatePicture, templatePictures } from '@naikkelas/page/templates'
import type { AppContext } from '../../../app-context.ts'
import { unmarkDeleted } from './library.repo.ts'
import { findStoredMedia } from './media.queries.ts'
import { type MediaPorts, storeMedia } from './media.service.ts'
import { rasterise } from './picture-files.ts'

// With the templates when it runs as it is, beside the bundle when it is bundled.
const folder = ['./template-pictures/', '../../../../../../packages/page/src/templates/pictures/']
  .map((name) => fileURLToPath(new URL(name, import.meta.url)))
  .find((path) => existsSync(path))

/** The widest that pages ask for; a drawing is never made more than twice its own size. */
const widest = 1600
const baseDensity = 72

/**
 * Adds the templates' drawings to the library like uploads. Each has a fixed id, so that it is stored once and has the
 * same id on every installation.
 * @param ids media that a page is about to use; ids of other media are ignored
 * @param keptBy the admin; null for pages that come with the installation
 */
export async function keepTemplatePictures(
  ctx: AppContext,
  ports: MediaPorts,
  { ids, keptBy }: { ids: Iterable<string>; keptBy: string | null },
): Promise<void> {
  const wanted = new Set(ids)
  const named = Object.entries(templatePictures).filter(([, { id }]) => wanted.has(id))
  const there = await findStoredMedia(
    ctx.database.queries,
    named.map(([, { id }]) => id),
  )
  await unmarkDeleted(
    ctx.database.queries,
    there.map(({ id }) => id),
  )
  for (const [name, { id }] of named)
    if (!there.some((media) => media.id === id))
      await keepPicture(ctx, ports, { name: name as TemplatePicture, keptBy })
}

async function keepPicture(
  ctx: AppContext,
  ports: MediaPorts,
  { name, keptBy }: { name: TemplatePicture; keptBy: string | null },
) {
  if (folder === undefined)
    throw new Error('the pictures of the templates are missing beside the server: build it again')
  const { id, alt, width } = templatePictures[name]
  const drawnWidth = Math.min(widest, width * 2)
  const staged = await ports.blobs.stage()
  await rasterise(ports.pictures, {
    from: `${folder}${name}.svg`,
    to: staged.path,
    density: (baseDensity * drawnWidth) / width,
    width: drawnWidth,
  })
  await storeMedia(
    ctx,
    ports,
    { fileName: `${name}.png`, sniffed: { kind: 'picture', type: 'png' }, bytes: 0, staged },
    keptBy,
    { id, alt },
  )
}
