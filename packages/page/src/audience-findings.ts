import { isForVisitor } from '@naikkelas/ui/sections/registry'
import { audiencesIn, bodiesAtMost, countBodies } from './audiences.ts'
import type { Finding } from './completeness.ts'
import type { PageDocument } from './document.ts'

/** What is wrong with whom a page shows its sections to: too many kinds of pages, or one with nothing on it. */
export function audienceFindings(document: PageDocument): Finding[] {
  const visible = document.sections.filter(({ settings }) => !settings.isHidden)
  const told = visible.find(({ settings }) => settings.audience)
  if (!told) return []
  const at = (message: string): Finding => ({ sectionId: told.id, path: ['settings', 'audience'], message })
  const count = countBodies(document)
  const isEmptyForSome = audiencesIn(visible).some(
    ({ visitor }) => !visible.some(({ settings }) => isForVisitor(settings, visitor)),
  )
  return [
    ...(count > bodiesAtMost
      ? [
          at(
            `Pilihan pengunjung dan uji A/B membuat ${count} bentuk halaman, paling banyak ${bodiesAtMost}. Kurangi pilihannya.`,
          ),
        ]
      : []),
    ...(isEmptyForSome
      ? [at('Sebagian pengunjung mendapat halaman kosong. Sisakan satu bagian untuk semua pengunjung.')]
      : []),
  ]
}
