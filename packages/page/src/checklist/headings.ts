import { isEmpty } from '../completeness.ts'
import type { Finding } from '../finding.ts'
import type { PageDocument } from '../document.ts'
import { isJsonObject } from '../json.ts'
import { onEveryPage } from './every-visitor.ts'
import { type ShownSection, shownSections } from './shown-section.ts'

/** Heading problems for screen readers: no heading at all, items without a parent heading, a skipped level. */
export function headingFindings(document: PageDocument): Finding[] {
  return onEveryPage(document, headingsOf)
}

function headingsOf(document: PageDocument): Finding[] {
  const shown = shownSections(document)
  const isTitled = shown.some(({ section }) => !isEmpty(section.content.title))
  return [
    ...(isTitled || shown.length === 0
      ? []
      : [{ sectionId: shown[0]?.section.id ?? null, path: ['title'], message: 'Halaman belum punya judul utama' }]),
    ...shown.flatMap((one) => [...untitledItems(one), ...skippedLevels(one)]),
  ]
}

function untitledItems({ section, places }: ShownSection): Finding[] {
  const title = places.find(({ keys }) => keys === 'title')
  const hasTitledItem = places.some(
    ({ keys, field, value }) => field.kind === 'text' && /^\w+\.title$/.test(keys) && !isEmpty(value),
  )
  return title && isEmpty(title.value) && hasTitledItem
    ? [
        {
          sectionId: section.id,
          path: title.path,
          message: 'Isinya berjudul, tetapi bagian ini sendiri belum. Beri judul agar urutannya jelas.',
        },
      ]
    : []
}

function skippedLevels({ section, places }: ShownSection): Finding[] {
  return places.flatMap(({ path, field, value }) => {
    if (field.kind !== 'richText' || !isJsonObject(value) || !Array.isArray(value.content)) return []
    const levels = value.content.flatMap((node) =>
      isJsonObject(node) && node.type === 'heading' && isJsonObject(node.attrs) ? [Number(node.attrs.level)] : [],
    )
    return levels[0] === 3
      ? [{ sectionId: section.id, path, message: 'Subjudul kecil tanpa subjudul di atasnya. Mulai dari subjudul.' }]
      : []
  })
}
