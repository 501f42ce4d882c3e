import { groupThousands } from '@naikkelas/ui/format'
import type { Finding } from '../finding.ts'
import type { PageDocument } from '../document.ts'
import { isJsonObject } from '../json.ts'
import { onEveryPage } from './every-visitor.ts'
import { shownSections } from './shown-section.ts'

/** Library data of a picture. */
export interface PictureFacts {
  /** Of the original, in pixels. */
  width: number
  /** Bytes that a phone loads; null while unknown. */
  phoneBytes: number | null
}

/** Pictures below this width are blurred at full width on a desktop. */
const smallestPicturePx = 800
/** Maximum bytes of one picture on a phone. */
const pictureBudgetBytes = 200_000
/** Maximum bytes of a page on a phone: text, fonts and every picture, but no film. */
const pageBudgetBytes = 900_000
/** The page itself with its stylesheet and fonts, measured on published ones. */
const wordsBytes = 60_000

// Small by design: logos and faces are not drawn wide, and a picture of a list shares the width.
const smallParts = /(^|\.)(portrait|logo|avatar|thumbnail)$/
const smallTypes: ReadonlySet<string> = new Set(['link_list', 'profile_header', 'lesson_material'])
const smallestInListPx = 480

/** Pictures that are too small or too heavy, and pages over their weight. */
export function pictureFindings(document: PageDocument, factsOf: (id: string) => PictureFacts | undefined): Finding[] {
  return onEveryPage(document, (page) => picturesOf(page, factsOf))
}

function picturesOf(document: PageDocument, factsOf: (id: string) => PictureFacts | undefined): Finding[] {
  const weights = new Map<string, number>()
  let heaviest = { bytes: 0, sectionId: null as string | null, path: ['seo', 'imageId'] }
  const findings = shownSections(document).flatMap(({ section, places }) =>
    places.flatMap(({ path, keys, field, value }): Finding[] => {
      if (field.kind !== 'image' || !isJsonObject(value) || typeof value.mediaId !== 'string') return []
      const facts = factsOf(value.mediaId)
      if (!facts) return []
      const bytes = facts.phoneBytes ?? 0
      weights.set(value.mediaId, bytes)
      if (bytes > heaviest.bytes) heaviest = { bytes, sectionId: section.id, path }
      const least = keys.includes('.') && section.type !== 'gallery' ? smallestInListPx : smallestPicturePx
      const isSmall = facts.width < least && !smallParts.test(keys) && !smallTypes.has(section.type)
      const isHeavy = bytes > pictureBudgetBytes
      return [
        ...(isSmall ? [`Lebar gambar hanya ${facts.width} piksel. Pakai yang paling sedikit ${least}.`] : []),
        ...(isHeavy
          ? [`Gambar ini ${kilobytes(bytes)} di ponsel. Pilih gambar yang lebih sederhana, atau pangkas.`]
          : []),
      ].map((message) => ({ sectionId: section.id, path, message }))
    }),
  )
  const total = [...weights.values()].reduce((sum, bytes) => sum + bytes, wordsBytes)
  return total > pageBudgetBytes
    ? [
        ...findings,
        {
          sectionId: heaviest.sectionId,
          path: heaviest.path,
          message: `Halaman ini kira-kira ${kilobytes(total)} di ponsel, lebih dari ${kilobytes(pageBudgetBytes)}. Mulai dari gambar ini.`,
        },
      ]
    : findings
}

const kilobytes = (bytes: number) => `${groupThousands(Math.round(bytes / 1000))} KB`
