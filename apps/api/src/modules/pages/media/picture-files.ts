import { type Media, mediaLimits } from '@naikkelas/contract/pages'
import { AppError } from '../../../errors/app-error.ts'
import type { PictureType } from '../../../platform/files/uploads/index.ts'
import type { PictureJob, PictureResult, PictureWorker } from '../../../platform/files/pictures/picture-worker.ts'

export interface NormalPicture {
  contentType: string
  width: number
  height: number
  color: Media['color']
}

const { pixels: greatestPixels, sideRatio } = mediaLimits

/** A GIF is kept as the PNG of its first frame. */
const contentTypes: Readonly<Record<PictureType, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

interface NormaliseOptions {
  from: string
  to: string
  type: PictureType
}

/**
 * Re-encodes an uploaded picture: upright, in sRGB, without metadata.
 * @throws AppError `too_many_pixels`, `too_narrow`, `not_a_picture`, `disk_full`, `busy`
 */
export async function normalisePicture(
  pictures: PictureWorker,
  { from, to, type }: NormaliseOptions,
): Promise<NormalPicture> {
  const result = await pictures.run({ kind: 'normalise', from, to, type, greatestPixels, sideRatio })
  if (result.kind !== 'done') throw refusal(result)
  return { contentType: contentTypes[type], width: result.width, height: result.height, color: result.color }
}

interface CropOptions extends NormaliseOptions {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Cuts a rectangle out of an original.
 * @throws AppError `not_a_picture`, `disk_full`, `busy`
 */
export async function cropPicture(
  pictures: PictureWorker,
  options: CropOptions,
): Promise<Pick<NormalPicture, 'width' | 'height' | 'color'>> {
  const result = await pictures.run({ kind: 'crop', ...options, greatestPixels })
  if (result.kind !== 'done') throw refusal(result)
  return { width: result.width, height: result.height, color: result.color }
}

export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]

interface VariantOptions {
  from: string
  to: string
  width: number
  format: VariantFormat
  isSpare: boolean
}

/** One width of a picture in one format. */
export async function writeVariant(pictures: PictureWorker, options: VariantOptions) {
  const result = await pictures.run({ kind: 'variant', ...options, greatestPixels })
  if (result.kind !== 'done') throw new Error(`${options.width}.${options.format} was not made: ${result.message}`)
}

function refusal({ kind, message }: Exclude<PictureResult, { kind: 'done' }>): AppError {
  const field = (words: string) => ({ fields: [{ path: 'file', message: words }], reason: message })
  switch (kind) {
    case 'too_many_pixels':
      return new AppError('too_many_pixels', field('Gambar paling besar 40 megapiksel.'))
    case 'too_narrow':
      return new AppError('too_narrow', field('Satu sisi gambar paling panjang 20 kali sisi yang lain.'))
    case 'disk_full':
      return new AppError('disk_full', { reason: message })
    case 'unreadable':
      return new AppError('not_a_picture', field('Gambar ini rusak atau tidak dapat dibaca.'))
  }
}

interface RasterOptions extends Pick<PictureJob & { kind: 'raster' }, 'type'> {
  from: string
  to: string
  density: number
  width: number
  /** Laid on it, filling a rectangle of its pixels. @default none */
  picture?: { from: string; left: number; top: number; width: number; height: number }
}

/** A drawing of our own as pixels: 72 dots an inch is its own size. */
export async function rasterise(pictures: PictureWorker, { picture, ...options }: RasterOptions) {
  const laidOn = picture && { ...picture, greatestPixels }
  const result = await pictures.run({ kind: 'raster', ...options, ...(laidOn && { picture: laidOn }) })
  if (result.kind !== 'done') throw new Error(`${options.from} was not drawn: ${result.message}`)
}
