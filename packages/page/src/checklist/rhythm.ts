import { strongTones, type Tone } from '@naikkelas/ui/sections/registry'
import { isEmpty } from '../completeness.ts'
import type { Finding } from '../finding.ts'
import { type PageDocument, pageTemplates } from '../document.ts'
import { onEveryPage } from './every-visitor.ts'
import { familyOf } from './families.ts'
import { type ShownSection, shownSections } from './shown-section.ts'

const at = (one: ShownSection | undefined, key: string, message: string): Finding[] =>
  one ? [{ sectionId: one.section.id, path: [key], message }] : []

/** How families, backgrounds and proof alternate on a page. A link page is one list and is excluded. */
export function rhythmFindings(document: PageDocument): Finding[] {
  if (document.template === pageTemplates.linktree) return []
  return onEveryPage(document, (page) => {
    const body = shownSections(page).filter(({ section }) => familyOf(section) !== undefined)
    return [...neighbours(body), ...grounds(body), ...missingProof(body)]
  })
}

const isAutomatic = ({ section }: ShownSection) =>
  section.type === 'image_paragraph' && section.content.layout === 'auto'

function neighbours(body: readonly ShownSection[]): Finding[] {
  return body.flatMap((one, index) => {
    const above = body[index - 1]
    if (!above || familyOf(above.section) !== familyOf(one.section)) return []
    // A run of these alternates by itself.
    if (isAutomatic(above) && isAutomatic(one)) return []
    return at(one, 'layout', 'Bentuknya sama dengan bagian di atasnya. Ganti tata letak atau selingi bagian lain.')
  })
}

const groundNames: Readonly<Partial<Record<Tone, string>>> = { board: 'Papan', brand: 'Merek', turmeric: 'Kunyit' }
const mostOf: Readonly<Partial<Record<Tone, number>>> = { board: 2, brand: 1, turmeric: 1 }
const mostStrong = 4

function grounds(body: readonly ShownSection[]): Finding[] {
  const strong = body.filter(({ section }) => strongTones.has(section.settings.tone))
  const touching = body.flatMap((one, index) => {
    const [upper, lower] = [body[index - 1]?.section.settings.tone, one.section.settings.tone]
    return upper !== undefined && upper !== lower && strongTones.has(upper) && strongTones.has(lower)
      ? at(one, 'tone', 'Dua nuansa kuat bersentuhan. Beri putih atau kertas di antaranya.')
      : []
  })
  const tooManyOfOne = Object.entries(mostOf).flatMap(([tone, most]) => {
    const of = body.filter(({ section }) => section.settings.tone === tone)
    return of.length > most
      ? at(of[most], 'tone', `Nuansa ${groundNames[tone as Tone]} paling banyak ${most} kali di satu halaman`)
      : []
  })
  return [
    ...touching,
    ...tooManyOfOne,
    ...(strong.length > mostStrong
      ? at(strong[mostStrong], 'tone', `Nuansa kuat paling banyak ${mostStrong} di satu halaman, agar tetap menonjol`)
      : []),
  ]
}

const spanOfProof = 3

// Only the first stretch is reported: adding proof there changes those after it.
function missingProof(body: readonly ShownSection[]): Finding[] {
  const start = body.findIndex(
    (_, index) => index + spanOfProof <= body.length && !body.slice(index, index + spanOfProof).some(isProof),
  )
  return start === -1
    ? []
    : at(
        body[start + spanOfProof - 1],
        'layout',
        'Tiga bagian berturut-turut tanpa bukti. Tambahkan angka, kata peserta, atau gambar hasilnya.',
      )
}

const sayings: ReadonlySet<string> = new Set(['quote', 'number'])

/** A number, a quote, or a picture of the product. */
function isProof({ section, group, places }: ShownSection): boolean {
  return (
    group === 'proof' ||
    sayings.has(String(section.content.layout)) ||
    places.some(({ field, value }) => (field.kind === 'image' || field.kind === 'video') && !isEmpty(value))
  )
}
