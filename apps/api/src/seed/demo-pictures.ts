import { readFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { fileURLToPath, URL } from 'node:url'
import * as z from 'zod'
import type { AppContext } from '../app-context.ts'
import { type MediaPorts, rasterise, storeMedia } from '../modules/pages/media/index.ts'

const folder = new URL('./pictures/', import.meta.url)

const pictureSchema = z.array(z.object({ file: z.string(), width: z.number(), alt: z.string() }))

/** Width they are drawn in: the widest that pages ask for. */
const drawnWidth = 1600
const baseDensity = 72

/** The drawings that come with the code; their names are how the demo pages call them. */
export function demoPictures() {
  return pictureSchema
    .parse(JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')))
    .map((picture) => ({ ...picture, name: picture.file.replace(/\.svg$/, '') }))
}

export const fileNameOf = ({ name }: { name: string }) => `${name}.png`

/** Takes one drawing through the same pipeline as an upload; answers the id of its media. */
export async function seedPicture(
  ctx: AppContext,
  media: MediaPorts,
  picture: ReturnType<typeof demoPictures>[number],
  uploadedBy: string,
): Promise<string> {
  const staged = await media.blobs.stage()
  const from = fileURLToPath(new URL(picture.file, folder))
  const density = (baseDensity * drawnWidth) / picture.width
  await rasterise(media.pictures, { from, to: staged.path, density, width: drawnWidth })
  const stored = await storeMedia(
    ctx,
    media,
    { fileName: fileNameOf(picture), sniffed: { kind: 'picture', type: 'png' }, bytes: 0, staged },
    uploadedBy,
    { alt: picture.alt },
  )
  return stored.id
}

/** The course's introduction; `scripts/pictures/film.mjs` draws it. */
export const demoFilm = { name: 'film-perkenalan', fileName: 'perkenalan-kelas.webm', alt: 'Perkenalan kelas' }

/** Keeps the film as an upload would be kept; answers the id of its media. */
export async function seedFilm(ctx: AppContext, media: MediaPorts, uploadedBy: string): Promise<string> {
  const staged = await media.blobs.stage()
  await copyFile(new URL(`./films/${demoFilm.fileName}`, import.meta.url), staged.path)
  const stored = await storeMedia(
    ctx,
    media,
    { fileName: demoFilm.fileName, sniffed: { kind: 'film', type: 'webm' }, bytes: 0, staged },
    uploadedBy,
    { alt: demoFilm.alt },
  )
  return stored.id
}
