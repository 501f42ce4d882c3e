import type { FileContent, UploadPolicy } from '@naikkelas/contract/files'
import { AppError } from '../../../errors/app-error.ts'
import type { PictureType, Sniffed } from '../../../platform/files/uploads/index.ts'

interface KnownContent {
  content: FileContent
  contentType: string
  /** How names of such files end. */
  endings: readonly string[]
  /** What clients call it besides `contentType`. */
  alsoCalled?: readonly string[]
}

const office = 'application/vnd.openxmlformats-officedocument'
const zip = ['application/zip', 'application/x-zip-compressed']

/** By what the first bytes say; office documents are archives with names of their own. */
const known: Readonly<Record<string, readonly KnownContent[]>> = {
  jpeg: [
    {
      content: 'picture',
      contentType: 'image/jpeg',
      endings: ['jpg', 'jpeg', 'jfif'],
      alsoCalled: ['image/jpg', 'image/pjpeg'],
    },
  ],
  png: [{ content: 'picture', contentType: 'image/png', endings: ['png'] }],
  gif: [{ content: 'picture', contentType: 'image/gif', endings: ['gif'] }],
  webp: [{ content: 'picture', contentType: 'image/webp', endings: ['webp'] }],
  avif: [{ content: 'picture', contentType: 'image/avif', endings: ['avif'] }],
  mp4: [{ content: 'film', contentType: 'video/mp4', endings: ['mp4', 'm4v'], alsoCalled: ['video/x-m4v'] }],
  webm: [{ content: 'film', contentType: 'video/webm', endings: ['webm'] }],
  pdf: [{ content: 'pdf', contentType: 'application/pdf', endings: ['pdf'] }],
  zip: [
    { content: 'archive', contentType: 'application/zip', endings: ['zip'], alsoCalled: zip },
    { content: 'office', contentType: `${office}.wordprocessingml.document`, endings: ['docx'], alsoCalled: zip },
    { content: 'office', contentType: `${office}.spreadsheetml.sheet`, endings: ['xlsx'], alsoCalled: zip },
    { content: 'office', contentType: `${office}.presentationml.presentation`, endings: ['pptx'], alsoCalled: zip },
  ],
}

/** What clients say that do not know. */
const unspoken = new Set(['', 'application/octet-stream', 'text/plain'])

export interface CheckedContent {
  contentType: string
  /** Of pictures, which are re-encoded. */
  picture: PictureType | null
}

interface GivenContent {
  sniffed: Sniffed
  fileName: string
  declaredType: string
}

/**
 * The content of a file whose first bytes, ending and declared type agree, and which its policy takes.
 * @throws AppError `invalid_input` with the field
 */
export function checkedContent(
  policy: UploadPolicy,
  { sniffed, fileName, declaredType }: GivenContent,
): CheckedContent {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const found = 'type' in sniffed ? known[sniffed.type]?.find(({ endings }) => endings.includes(ending)) : undefined
  if (!found || !policy.contents.includes(found.content)) throw refused(`Pilih ${wordsFor(policy)}`)
  const [declared = ''] = declaredType.split(';')
  const names = [found.contentType, ...(found.alsoCalled ?? [])]
  if (!unspoken.has(declared.trim()) && !names.includes(declared.trim()))
    throw refused('Isi berkas ini bukan jenis yang disebutkan')
  return { contentType: found.contentType, picture: sniffed.kind === 'picture' ? sniffed.type : null }
}

const words: Readonly<Record<FileContent, string>> = {
  picture: 'gambar JPEG, PNG, WebP, AVIF, atau GIF',
  film: 'video MP4 atau WebM',
  pdf: 'PDF',
  archive: 'ZIP',
  office: 'dokumen DOCX, XLSX, atau PPTX',
}

const wordsFor = ({ contents }: UploadPolicy) => contents.map((content) => words[content]).join('; ')

const refused = (message: string) => new AppError('invalid_input', { fields: [{ path: 'file', message }] })
