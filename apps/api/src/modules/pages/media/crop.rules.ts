import type { FieldIssue } from '@naikkelas/contract'
import { mediaLimits } from '@naikkelas/contract/pages'

interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

/** No side of a crop is shorter. */
const leastSide = 16

/** What is wrong with a rectangle of a picture; null when it can be cut. */
export function cropFlaw(
  media: { kind: 'image' | 'video'; width: number; height: number },
  { left, top, width, height }: Rectangle,
): FieldIssue | null {
  if (media.kind !== 'image') return { path: 'width', message: 'Hanya gambar yang dapat dipangkas' }
  if (width < leastSide) return { path: 'width', message: `Lebar pangkasan minimal ${leastSide} piksel` }
  if (height < leastSide) return { path: 'height', message: `Tinggi pangkasan minimal ${leastSide} piksel` }
  if (left + width > media.width) return { path: 'width', message: 'Pangkasan melewati tepi kanan gambar' }
  if (top + height > media.height) return { path: 'height', message: 'Pangkasan melewati tepi bawah gambar' }
  if (Math.max(width, height) > mediaLimits.sideRatio * Math.min(width, height))
    return { path: 'width', message: `Satu sisi pangkasan paling panjang ${mediaLimits.sideRatio} kali sisi yang lain` }
  return null
}

/** `toko.jpg` becomes `toko (pangkas).jpg`. */
export function croppedName(fileName: string): string {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(fileName)?.[0] ?? ''
  const base = fileName.slice(0, fileName.length - ending.length).replace(/ \(pangkas\)$/, '')
  const tail = ` (pangkas)${ending}`
  return `${[...base].slice(0, 120 - tail.length).join('')}${tail}`
}

/** Format of a stored original; uploads are re-encoded as one of these. */
export function pictureTypeOf(contentType: string): 'jpeg' | 'png' | 'webp' | 'avif' {
  const type = contentType.replace('image/', '')
  return type === 'jpeg' || type === 'webp' || type === 'avif' ? type : 'png'
}
