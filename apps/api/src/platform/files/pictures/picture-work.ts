// What is done to pictures, in a process of its own (picture-main.ts): nothing here but sharp, so that it starts fast.
import sharp, { type Sharp } from 'sharp'
import type { PictureFormat, PictureJob, PictureResult } from './picture-worker.ts'

const decodeSeconds = 30

sharp.concurrency(1)
sharp.cache(false)

/** Does one job; what a file does wrong is a result, not a failure. */
export async function workOn(job: PictureJob): Promise<PictureResult> {
  try {
    switch (job.kind) {
      case 'normalise':
        return await normalise(job)
      case 'crop':
        return await crop(job)
      case 'variant':
        return await done(variant(job), job.to)
      case 'raster':
        return await done(await raster(job), job.to)
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { kind: /ENOSPC|no space left/i.test(message) ? 'disk_full' : 'unreadable', message }
  }
}

const readOptions = (greatestPixels: number | false) =>
  ({ limitInputPixels: greatestPixels, failOn: 'error', sequentialRead: true }) as const

/** Upright, in sRGB, without EXIF, GPS or anything else that lay beside its pixels; of an animation the first frame. */
async function normalise({
  from,
  to,
  type,
  greatestPixels,
  sideRatio,
}: PictureJob & { kind: 'normalise' }): Promise<PictureResult> {
  const {
    width,
    height: wholeHeight,
    pageHeight: height = wholeHeight,
  } = await sharp(from, readOptions(false)).metadata()
  const message = `${width} × ${height}`
  if (width * height > greatestPixels) return { kind: 'too_many_pixels', message }
  if (Math.max(width, height) > sideRatio * Math.min(width, height)) return { kind: 'too_narrow', message }
  const upright = sharp(from, readOptions(greatestPixels)).timeout({ seconds: decodeSeconds }).autoOrient()
  const written = await done(encoded(upright, type), to)
  return { ...written, color: await colorOf(to, greatestPixels) }
}

async function crop({
  from,
  to,
  type,
  left,
  top,
  width,
  height,
  greatestPixels,
}: PictureJob & { kind: 'crop' }): Promise<PictureResult> {
  const cut = sharp(from, readOptions(greatestPixels))
    .timeout({ seconds: decodeSeconds })
    .extract({ left, top, width, height })
  const written = await done(encoded(cut, type), to)
  return { ...written, color: await colorOf(to, greatestPixels) }
}

async function raster({
  from,
  density,
  width,
  type = 'png',
  picture,
}: PictureJob & { kind: 'raster' }): Promise<Sharp> {
  const drawn = sharp(from, { density }).resize({ width })
  const whole = picture
    ? drawn.composite([{ input: await filling(picture), left: picture.left, top: picture.top }])
    : drawn
  // Letters have hard edges, which coarser colours would fray.
  return type === 'png' ? whole.png({ compressionLevel: 3 }) : whole.jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
}

type LaidOn = NonNullable<(PictureJob & { kind: 'raster' })['picture']>

const filling = ({ from, width, height, greatestPixels }: LaidOn) =>
  sharp(from, readOptions(greatestPixels))
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** The dominant colour of a picture, `#rrggbb`. */
async function colorOf(path: string, greatestPixels: number): Promise<string> {
  const { dominant } = await sharp(path, readOptions(greatestPixels))
    .resize(64, 64, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .stats()
  return hexOf(dominant)
}

function encoded(picture: Sharp, type: PictureFormat): Sharp {
  switch (type) {
    case 'jpeg':
      return picture.jpeg({ quality: 90 })
    case 'png':
    case 'gif':
      return picture.png({ compressionLevel: 6 })
    case 'webp':
      return picture.webp({ quality: 90 })
    case 'avif':
      return picture.avif({ quality: 70, effort: 2 })
  }
}

/** Half of the width weighs more than half where little is drawn; a spare one is coarser as well. */
const qualities = {
  named: { avif: 50, webp: 76 },
  spare: { avif: 36, webp: 60 },
} as const

/** AVIF at effort 2: 4 costs seventeen times as much for the same size. */
function variant({ from, width, format, isSpare, greatestPixels }: PictureJob & { kind: 'variant' }): Sharp {
  const resized = sharp(from, readOptions(greatestPixels))
    .timeout({ seconds: 2 * decodeSeconds })
    .resize({ width, withoutEnlargement: true })
  const quality = qualities[isSpare ? 'spare' : 'named'][format]
  return format === 'avif' ? resized.avif({ quality, effort: 2 }) : resized.webp({ quality })
}

async function done(picture: Sharp, to: string): Promise<PictureResult & { kind: 'done' }> {
  const { width, height } = await picture.toFile(to)
  return { kind: 'done', width, height, color: '' }
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
