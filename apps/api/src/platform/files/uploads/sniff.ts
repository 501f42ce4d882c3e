export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'
export type FilmType = 'mp4' | 'webm'
export type Sniffed =
  | { kind: 'picture'; type: PictureType }
  | { kind: 'film'; type: FilmType }
  | { kind: 'document'; type: 'pdf' | 'zip' }
  | { kind: 'heic' }
  | { kind: 'other' }

/** How many bytes of a file's beginning `sniff` wants. */
export const sniffedBytes = 128

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
const mp4Brands = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'dash',
  'M4V ',
  'MSNV',
  'mmp4',
])

/** A file's type by its magic bytes; the client's names and types are not used. */
export function sniff(head: Buffer): Sniffed {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return { kind: 'picture', type: 'jpeg' }
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return { kind: 'picture', type: 'png' }
  const text = head.toString('latin1')
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return { kind: 'picture', type: 'gif' }
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return { kind: 'picture', type: 'webp' }
  if (head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) && text.includes('webm'))
    return { kind: 'film', type: 'webm' }
  if (text.startsWith('%PDF-')) return { kind: 'document', type: 'pdf' }
  // Office files and e-books are of this kind too.
  if (text.startsWith('PK\u0003\u0004')) return { kind: 'document', type: 'zip' }
  return text.slice(4, 8) === 'ftyp' ? isoFile(head, text) : { kind: 'other' }
}

/** Pictures and films in ISO boxes, distinguished by their brands. */
function isoFile(head: Buffer, text: string): Sniffed {
  const end = Math.min(head.length >= 4 ? head.readUInt32BE(0) : 0, text.length)
  const brands = [text.slice(8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text.slice(at, at + 4))
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return { kind: 'picture', type: 'avif' }
  if (brands.some((brand) => heicBrands.has(brand))) return { kind: 'heic' }
  return brands.some((brand) => mp4Brands.has(brand)) ? { kind: 'film', type: 'mp4' } : { kind: 'other' }
}
