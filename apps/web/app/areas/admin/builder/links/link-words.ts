import { truncated } from '@naikkelas/ui/format'
import { downloadOf } from '@naikkelas/contract/marketing'
import type { PageDocument } from '@naikkelas/page'
import type { Link } from '@naikkelas/ui/sections/registry'
import { sectionLabel, sectionWords } from '../model/section-name.ts'

/** A target as the field shows it. */
export function linkWords(
  link: Link,
  document: PageDocument,
  pageNames: ReadonlyMap<string, string>,
  rotationNames: ReadonlyMap<string, string> = new Map(),
): string {
  switch (link.kind) {
    case 'url': {
      const rotation = rotationNames.get(link.href)
      if (rotation !== undefined) return `Rotasi WhatsApp ${rotation}`
      return downloadOf(link.href) === null ? link.href : 'Berkas setelah formulir'
    }
    case 'offer':
      return 'Penawaran halaman'
    case 'section': {
      const section = document.sections.find(({ id }) => id === link.sectionId)
      return section ? sectionChoice(section) : 'Bagian yang sudah dihapus'
    }
    case 'whatsapp':
      return link.number === '' ? '' : `WhatsApp +${link.number.replace(/^\+/, '')}`
    case 'page':
      return `Halaman ${pageNames.get(link.pageId) ?? 'lain'}`
    case 'checkout':
      return 'Pembayaran'
    case 'order':
      return 'Yang dibeli'
    case 'file':
      return 'Berkas unduhan'
  }
}

export function sectionChoice(section: PageDocument['sections'][number]): string {
  const words = sectionWords(section)
  const label = sectionLabel(section)
  return words === '' ? `Bagian ${label}` : `Bagian ${label}: ${truncated(words, 40)}`
}
