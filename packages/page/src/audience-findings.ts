import { isForVisitor } from '@naikkelas/ui/sections/registry'
import { audiencesIn, bodiesAtMost, countBodies } from './audiences.ts'
import type { Finding } from './finding.ts'
import type { PageDocument } from './document.ts'

/** Findings about audiences: too many different bodies, or one without sections. */
export function audienceFindings(document: PageDocument): Finding[] {
  const visible = document.sections.filter(({ settings }) => !settings.isHidden)
  const targeted = visible.find(({ settings }) => settings.audience)
  if (!targeted) return []
  const at = (message: string): Finding => ({ sectionId: targeted.id, path: ['settings', 'audience'], message })
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
