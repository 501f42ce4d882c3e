import { type Media, mediaLimits } from '@naikkelas/contract'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { AppError } from '../../http/index.ts'
import type { PictureType } from '../uploads/index.ts'

// Requests need the cores more than pictures do.
sharp.concurrency(1)
sharp.cache(false)

const decodeSeconds = 30
/** JPEG has no header that could lie; the others are asked for their whole length. */
const readOptions = { limitInputPixels: mediaLimits.pixels, failOn: 'error', sequentialRead: true } as const

export interface NormalPicture {
  contentType: string
  width: number
  height: number
  color: Media['color']
}

/**
 * Writes a picture anew: upright, in sRGB, without EXIF, GPS or anything else that lay beside its pixels; of an
 * animation the first frame.
 * @throws AppError `too_many_pixels`, `not_a_picture`
 */
export async function normalisePicture({
  from,
  to,
  type,
}: {
  from: string
  to: string
  type: PictureType
}): Promise<NormalPicture> {
  await checkPixels(from)
  try {
    const { format, contentType } = outputOf(type)
    const { width, height } = await format(
      sharp(from, readOptions).timeout({ seconds: decodeSeconds }).autoOrient(),
    ).toFile(to)
    const { dominant } = await sharp(to, readOptions)
      .resize(64, 64, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .stats()
    return { contentType, width, height, color: hexOf(dominant) }
  } catch (error) {
    throw isFileProblem(error)
      ? error
      : new AppError(
          'not_a_picture',
          { fields: [{ path: 'file', message: 'Gambar ini rusak atau tidak dapat dibaca.' }] },
          { cause: error },
        )
  }
}

async function checkPixels(path: string) {
  let meta: Metadata
  try {
    meta = await sharp(path, { ...readOptions, limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new AppError(
      'not_a_picture',
      { fields: [{ path: 'file', message: 'Gambar ini rusak atau tidak dapat dibaca.' }] },
      { cause },
    )
  }
  if (meta.width * (meta.pageHeight ?? meta.height) > mediaLimits.pixels) {
    throw new AppError('too_many_pixels', { fields: [{ path: 'file', message: 'Gambar paling besar 40 megapiksel.' }] })
  }
}

function outputOf(type: PictureType): { format: (picture: Sharp) => Sharp; contentType: string } {
  switch (type) {
    case 'jpeg':
      return { format: (picture) => picture.jpeg({ quality: 90 }), contentType: 'image/jpeg' }
    case 'png':
    case 'gif':
      return { format: (picture) => picture.png({ compressionLevel: 6 }), contentType: 'image/png' }
    case 'webp':
      return { format: (picture) => picture.webp({ quality: 90 }), contentType: 'image/webp' }
    case 'avif':
      return { format: (picture) => picture.avif({ quality: 70, effort: 2 }), contentType: 'image/avif' }
  }
}

export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** One width of a picture in one format. AVIF at effort 2: 4 costs seventeen times as much for the same size. */
export async function writeVariant({
  from,
  to,
  width,
  format,
}: {
  from: string
  to: string
  width: number
  format: VariantFormat
}) {
  const resized = sharp(from, readOptions)
    .timeout({ seconds: 2 * decodeSeconds })
    .resize({ width, withoutEnlargement: true })
  await (format === 'avif' ? resized.avif({ quality: 50, effort: 2 }) : resized.webp({ quality: 76 })).toFile(to)
}

const isFileProblem = (error: unknown) => error instanceof Error && /ENOSPC|no space left/i.test(error.message)

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
