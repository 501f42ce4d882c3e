import { describe, expect, test } from 'vitest'
import { emptyDocument, type StoredSection } from './document.ts'
import { carriedParts, carriesBars, withSiteParts } from './site-parts.ts'
import { aSection } from './testing/documents.ts'

const of = (...types: string[]) => ({
  ...emptyDocument(),
  sections: types.map((type, index): StoredSection => ({ ...aSection('headline', {}, `bagian000${index}`), type })),
})
const both = { header: true, footer: true }
const none = { header: false, footer: false }

test('navigation bars are shown on catalogue pages only', () => {
  expect(['fixed', 'course', 'free_course', 'event'].map(carriesBars)).toEqual([true, true, true, true])
  expect(['exclusive', 'partner', 'commission_course', 'site_part'].map(carriesBars)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

describe("which pages have the site's header and footer", () => {
  test('a page of Naikkelas by default; a partner’s page and a link page do not', () => {
    expect(carriedParts({ choice: 'auto', kind: 'exclusive', document: of('headline') })).toEqual(both)
    expect(carriedParts({ choice: 'auto', kind: 'partner', document: of('headline') })).toEqual(none)
    const links = { ...of('headline'), template: 1 as const }
    expect(carriedParts({ choice: 'auto', kind: 'exclusive', document: links })).toEqual(none)
  })

  test('a page with the bars of the site has no second header under them, unless it is chosen', () => {
    for (const kind of ['fixed', 'course', 'free_course', 'event']) {
      expect(carriedParts({ choice: 'auto', kind, document: of('headline') })).toEqual(none)
      expect(carriedParts({ choice: 'on', kind, document: of('headline') })).toEqual(both)
    }
  })

  test('no page gets a second navigation or a second footer, not even a hidden one', () => {
    const document = of('navbar', 'headline')
    expect(carriedParts({ choice: 'auto', kind: 'exclusive', document })).toEqual({ header: false, footer: true })
    expect(carriedParts({ choice: 'auto', kind: 'exclusive', document: of('footer') })).toEqual({
      header: true,
      footer: false,
    })
    const [navbar] = document.sections as [StoredSection]
    const hidden = { ...document, sections: [{ ...navbar, settings: { ...navbar.settings, isHidden: true } }] }
    expect(carriedParts({ choice: 'auto', kind: 'exclusive', document: hidden })).toEqual(both)
  })

  test('an explicit choice shows them on every page or on none', () => {
    expect(carriedParts({ choice: 'on', kind: 'partner', document: of('navbar', 'footer') })).toEqual(both)
    expect(carriedParts({ choice: 'off', kind: 'exclusive', document: of('headline') })).toEqual(none)
  })

  test('site parts never contain each other', () => {
    expect(carriedParts({ choice: 'on', kind: 'site_part', document: of('headline') })).toEqual(none)
  })
})

test('a page is drawn between the two, and none of its sections is repeated', () => {
  const document = of('headline', 'faq')
  const [first] = document.sections as [StoredSection]
  const navbar = { ...aSection('headline', {}, 'kepala0001'), type: 'navbar' }
  const footer = { ...aSection('headline', {}, 'kaki000001'), type: 'footer' }
  const drawn = withSiteParts(document, { header: [navbar, first], footer: [footer] })
  expect(drawn.sections.map(({ id }) => id)).toEqual(['kepala0001', 'bagian0000', 'bagian0001', 'kaki000001'])
  expect(withSiteParts(document, { header: [], footer: [] })).toBe(document)
})
