import { mediaLimits } from '@naikkelas/contract/pages'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'

/** What need not be sent to know that it will be refused, as a sentence with what to do; null when it may be sent. */
export function fileFlaw({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): string | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return 'Foto HEIC dari iPhone belum didukung. Simpan dahulu sebagai JPEG, lalu unggah lagi.'
  if (type.startsWith('image/svg') || /\.svg$/i.test(name))
    return 'Gambar SVG belum didukung. Simpan dahulu sebagai PNG, lalu unggah lagi.'
  if (type.startsWith('video/') && size > mediaLimits.videoBytes)
    return 'Video paling besar 100 MB. Perkecil dahulu, atau unggah ke YouTube lalu tempel alamatnya.'
  if (type.startsWith('image/') && size > mediaLimits.pictureBytes)
    return 'Gambar paling besar 25 MB. Perkecil dahulu, lalu unggah lagi.'
  return null
}

/** Why the server refused a file: what it says of the file itself, where it does. */
export function refusalOf(error: unknown): string {
  const [field] = error instanceof ApiError ? error.fields : []
  return field?.message ?? messageOf(error)
}
