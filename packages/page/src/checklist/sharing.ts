import type { Finding } from '../finding.ts'
import type { PageDocument } from '../document.ts'

/** Completeness of search results and link previews. */
export function sharingFindings({ seo }: PageDocument): Finding[] {
  const at = (key: string, message: string): Finding => ({ sectionId: null, path: ['seo', key], message })
  return [
    ...(seo.title.trim() === ''
      ? [at('title', 'Judul di mesin pencari belum diisi. Sementara dipakai judul pertama di halaman.')]
      : []),
    ...(seo.description.trim() === '' ? [at('description', 'Deskripsi di mesin pencari belum diisi')] : []),
    ...(seo.imageId === null
      ? [at('imageId', 'Gambar saat tautan dibagikan belum dipilih. Sementara dipakai gambar pertama di halaman.')]
      : []),
  ]
}
