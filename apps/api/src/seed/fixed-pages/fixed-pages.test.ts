import { fixedPages as names, isSystemPath, isThankYouPage } from '@naikkelas/contract'
import {
  type FieldPlace,
  fieldPlaces,
  findingsOf,
  headingFindings,
  mediaIdsOf,
  pageDocumentSchema,
  rhythmFindings,
  typedAddressesOf,
  upgradeDocument,
} from '@naikkelas/page'
import { sampleClaimsIn, templatePictures } from '@naikkelas/page/templates'
import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import { sectionDefinition, sections } from '@naikkelas/ui/sections/registry'
import { describe, expect, test } from 'vitest'
import { missingFindings } from '../../modules/pages/landing-pages/missing.rules.ts'
import { nextShoppingDay } from './afiliasi-campaign.ts'
import { fixedPages } from './index.ts'

const withNumber = { name: 'Sekolah Senja', whatsapp: '6281200005678' }
/** The longest name that the settings allow, and no number. */
const withoutNumber = { name: 'N'.repeat(60), whatsapp: null }

const made = fixedPages.map(({ path, document }) => ({ path, document: document(withNumber) }))
const pictures = new Set<string>(Object.values(templatePictures).map(({ id }) => id))

describe.each(fixedPages)('the fixed page $path', ({ path, document }) => {
  const hasOrder = isThankYouPage(path)
  test.each([withNumber, withoutNumber])('can be published, with number $whatsapp', (brand) => {
    const page = document(brand)
    expect(pageDocumentSchema.safeParse(page).error).toBeUndefined()
    const unsafe = page.sections.flatMap(({ type, content }) => {
      const { error } = sectionDefinition(type)?.content.safeParse(content) ?? {}
      return error ? [{ type, issues: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }] : []
    })
    expect(unsafe).toEqual([])
    expect(upgradeDocument(page)).toBe(page)
    expect([
      ...findingsOf(page, { hasOrder }),
      ...sampleClaimsIn(page),
      ...missingFindings(page, { mediaIds: pictures, pageIds: new Set() }),
    ]).toEqual([])
  })

  test('opens a chat only if the brand has a number', () => {
    expect(JSON.stringify(document(withoutNumber))).not.toMatch(/"number":"\d+"/)
  })

  test('has a rhythm, and headings in order', () => {
    const page = document(withNumber)
    expect([...rhythmFindings(page), ...headingFindings(page)].map(named(page))).toEqual([])
  })

  test('has 6 to 12 sections, or a few after a purchase, and words for search engines that fit', () => {
    const page = document(withNumber)
    const [fewest, most] = hasOrder ? [3, 6] : [6, 12]
    expect(page.sections.length).toBeGreaterThanOrEqual(fewest)
    expect(page.sections.length).toBeLessThanOrEqual(most)
    expect(page.seo.title.length).toBeLessThanOrEqual(60)
    expect(page.seo.description.length).toBeLessThanOrEqual(155)
    expect(page.seo.isIndexed).toBe(!hasOrder)
  })

  test('links to paths that exist', () => {
    const unknown = [...typedAddressesOf(document(withNumber))].filter(
      (address) => address !== '' && !isSystemPath(address.split(/[?#]/)[0] ?? ''),
    )
    expect(unknown).toEqual([])
  })

  test('contains no text of a section type as it comes, and no filler', () => {
    const page = document(withNumber)
    expect(JSON.stringify(page)).not.toMatch(/lorem|ipsum|contoh\.(com|id)|tulis di sini|naikkelas/i)
    const samples = page.sections.flatMap(({ type, content }) => {
      const { fields = {}, defaults = {} } = sectionDefinition(type) ?? {}
      const known = new Set(fieldPlaces(fields, defaults).map(wordsOf))
      return fieldPlaces(fields, content)
        .map((place) => ({ where: `${type} ${place.keys}`, words: wordsOf(place) }))
        .filter(({ where, words }) => words.length > 20 && known.has(words) && !where.endsWith('consent'))
    })
    expect(samples).toEqual([])
  })
})

const wordsOf = ({ field, value }: FieldPlace) =>
  field.kind === 'richText' ? plainText(value as RichText) : typeof value === 'string' ? value : ''

const named =
  ({ sections: own }: { sections: { id: string; type: string }[] }) =>
  ({ sectionId, message }: { sectionId: string | null; message: string }) => {
    const index = own.findIndex(({ id }) => id === sectionId)
    return `${String(index)} ${own[index]?.type ?? ''}: ${message}`
  }

test('no two fixed pages look, read or are ordered alike', () => {
  const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
  expect(duplicates(made.map(({ document }) => document.seo.title))).toEqual([])
  expect(duplicates(made.map(({ document }) => document.seo.description))).toEqual([])
  expect(duplicates(made.map(({ document }) => document.sections.map(({ type }) => type).join()))).toEqual([])
  expect(duplicates(made.map(({ document }) => JSON.stringify(document.theme)))).toEqual([])
  expect(duplicates(made.flatMap(({ document }) => document.sections.map(({ id }) => id)))).toEqual([])
  expect(
    duplicates(
      made.flatMap(({ document }) =>
        document.sections.flatMap(({ type, content }) =>
          typeof content.title === 'string' && content.title.length > 30 && type !== 'faq' ? [content.title] : [],
        ),
      ),
    ),
  ).toEqual([])
})

test('pictures come with the templates', () => {
  const foreign = made.flatMap(({ document }) => [...mediaIdsOf(document)].filter((id) => !pictures.has(id)))
  expect(foreign).toEqual([])
})

test('every path of the fixed pages has a document, once', () => {
  expect(fixedPages.map(({ path }) => path).toSorted()).toEqual(Object.keys(names).toSorted())
})

test('every section type is used on a fixed page', () => {
  const used = new Set(made.flatMap(({ document }) => document.sections.map(({ type }) => type)))
  expect(Object.keys(sections).filter((type) => !used.has(type))).toEqual([])
})

test.each([
  ['2026-11-26T10:00:00Z', '2026-12-12T00:00:00+07:00'],
  ['2026-12-11T16:59:59Z', '2026-12-12T00:00:00+07:00'],
  ['2026-12-11T17:00:00Z', '2027-12-12T00:00:00+07:00'],
])('after %s the next shopping day is %s', (now, day) => {
  expect(nextShoppingDay(new Date(now))).toBe(day)
})
