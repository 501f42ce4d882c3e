import { mediaLimits, mediaWidths } from '@naikkelas/contract/pages'
import { AppError } from '../../../errors/app-error.ts'
import type { Sniffed } from '../../../platform/files/uploads/index.ts'

/** Bytes kept of all uploads together. */
export const quotaBytes = 50 * 1_073_741_824

/** What WebP holds; AVIF holds one more. */
const greatestSide = 16_383

/**
 * The widths to make of a picture: none wider than it is, none higher than its formats hold, and of a narrow one its
 * own. `mediaLimits.sideRatio` leaves each picture one of them at least.
 */
export function widthsFor({ width, height }: { width: number; height: number }): number[] {
  const made = mediaWidths.filter((wide) => wide <= width && (wide * height) / width <= greatestSide)
  return made.length === 0 ? [width] : [...made]
}

/**
 * Widths that no page lists, for data savers: half of each of the two narrowest of `widths`, which phones get for
 * portraits and cards.
 */
export const spareWidthsFor = (widths: readonly number[]): number[] =>
  widths.slice(0, 2).map((width) => Math.ceil(width / 2))

const endings: Readonly<Record<'picture' | 'film', ReadonlySet<string>>> = {
  picture: new Set(['jpg', 'jpeg', 'jfif', 'png', 'webp', 'avif', 'gif']),
  film: new Set(['mp4', 'm4v', 'webm']),
}

/**
 * Allowed types and sizes of uploads. Magic bytes and the name's extension must agree.
 * @throws AppError `heic_picture`, `not_a_picture`
 */
export function limitFor(sniffed: Sniffed, fileName: string): { bytes: number; tooLarge: AppError } {
  if (sniffed.kind === 'heic')
    throw new AppError('heic_picture', {
      fields: [{ path: 'file', message: 'Foto HEIC belum didukung. Simpan dahulu sebagai JPEG.' }],
    })
  if (sniffed.kind === 'other' || sniffed.kind === 'document') throw notAPicture()
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase()
  if (ending !== undefined && !endings[sniffed.kind].has(ending)) throw notAPicture()
  return sniffed.kind === 'picture'
    ? {
        bytes: mediaLimits.pictureBytes,
        tooLarge: new AppError('picture_too_large', {
          fields: [{ path: 'file', message: 'Gambar paling besar 25 MB.' }],
        }),
      }
    : {
        bytes: mediaLimits.videoBytes,
        tooLarge: new AppError('file_too_large', { fields: [{ path: 'file', message: 'Video paling besar 100 MB.' }] }),
      }
}

const notAPicture = () =>
  new AppError('not_a_picture', {
    fields: [
      {
        path: 'file',
        message: 'Berkas ini bukan gambar JPEG, PNG, WebP, AVIF, atau GIF, dan bukan video MP4 atau WebM.',
      },
    ],
  })

/** What to propose as alternative text: a file's name in words, unless it is one a camera or a messenger made up. */
export function altFromName(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[-_.]+/g, ' ')
    .trim()
  const isMadeUp =
    /^(img|dsc|dscn|pxl|screenshot|whatsapp|image|foto|photo|tanpa|p|vid|video)\b/i.test(words) ||
    !/\p{L}{3}/u.test(words) ||
    /\d{6}/.test(words)
  return isMadeUp ? '' : words.slice(0, 125)
}
