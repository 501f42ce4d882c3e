import { findingsOf, type StoredSection } from '@naikkelas/page'
import { anchorsOf } from '@naikkelas/ui/sections'
import { describe, expect, test } from 'vitest'
import { demoPages } from './demo-pages.ts'
import { demoFilm, demoPictures } from './demo-pictures.ts'

const names = [...demoPictures().map(({ name }) => name), demoFilm.name]
const idAt = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`
const pictures = Object.fromEntries(names.map((name, index) => [name, { id: idAt(index), alt: name }]))
const mediaIds = new Set(Object.values(pictures).map(({ id }) => id))

const pageIds: Record<string, string> = {}
const pages = demoPages(pictures).map((page, index) => {
  const sections = page.sections(pictures, pageIds)
  pageIds[page.link] = idAt(100 + index)
  return { ...page, sections, address: page.kind === 'partner' ? `/p/${page.link}` : `/${page.link}` }
})
const published = pages.filter(({ isPublished }) => isPublished)

interface AnyLink {
  kind: string
  [key: string]: unknown
}

/** Every link of a page: its buttons, its lists, its offer. */
function linksIn(value: unknown): AnyLink[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'kind' in value && ['href', 'pageId', 'sectionId', 'number'].some((key) => key in value)
  return [...(own ? [value as AnyLink] : []), ...Object.values(value).flatMap(linksIn)]
}

function isAlive(link: AnyLink, sections: readonly StoredSection[]): boolean {
  switch (link.kind) {
    case 'whatsapp':
      return /^62\d{8,13}$/.test(String(link.number))
    case 'section':
      return sections.some(({ id }) => id === link.sectionId)
    case 'page':
      return published.some((page) => pageIds[page.link] === link.pageId)
    case 'url': {
      if (link.href === '') return true
      const { origin, pathname, hash } = new URL(String(link.href), 'http://demo')
      const page = published.find(({ address }) => address === pathname)
      const anchors = page ? [...anchorsOf(page.sections).values()] : []
      return origin === 'http://demo' && page !== undefined && (hash === '' || anchors.includes(hash.slice(1)))
    }
    default:
      return false
  }
}

describe.each(published)('the demo page $address', ({ document, sections }) => {
  test('has no broken link', () => {
    expect(
      linksIn([sections.map(({ content }) => content), document.offer]).filter((link) => !isAlive(link, sections)),
    ).toEqual([])
  })

  test('could be published: nothing is missing in it', () => {
    expect(findingsOf({ ...document, schema: 1, sections })).toEqual([])
  })

  test('shows only pictures and films that come with the demo', () => {
    const ids = [...JSON.stringify(sections).matchAll(/"mediaId":"([^"]+)"/g)].map(([, id]) => id ?? '')
    expect(ids.filter((id) => !mediaIds.has(id))).toEqual([])
  })

  test('ends with a way to go on', () => {
    const [last] = sections.toReversed()
    expect(JSON.stringify(last)).toMatch(/"kind":"offer"|"number":"62/)
  })
})
