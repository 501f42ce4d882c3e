import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noOffer } from './offer.ts'
import { sections } from './registry.gen.ts'
import { SectionList } from './section-list.tsx'
import { readSettings } from './section-settings.ts'
import { views } from './views.gen.ts'

const headline = () => ({
  id: 'a123456789',
  type: 'headline',
  version: 1,
  content: { ...structuredClone(sections.headline.defaults), title: 'Toko ramai' } as Record<string, unknown>,
})

const drawn = (items: readonly ReturnType<typeof headline>[]) =>
  renderToStaticMarkup(
    createElement(SectionList, { items, views, offer: noOffer, media: () => null, href: () => null }),
  )

test('a page drawn again is the same', () => {
  const items = [headline()]
  expect(drawn(items)).toBe(drawn(items))
  expect(drawn(items)).toContain('Toko ramai')
})

test('a stored section that was changed in place is drawn with its change', () => {
  const items = [headline()]
  drawn(items)
  for (const item of items) item.content.title = 'Toko lengang'
  expect(drawn(items)).toContain('Toko lengang')
  expect(drawn(items)).not.toContain('Toko ramai')
})

test('a stored section that becomes invalid, or changes its type, is read again', () => {
  const item = headline()
  drawn([item])
  item.content.title = { hostile: true }
  expect(drawn([item])).toBe('')
  item.content.title = 'Toko ramai'
  item.type = 'tidak_ada'
  expect(drawn([item])).toBe('')
})

test('circular content skips its section and nothing more', () => {
  const broken = headline()
  broken.content.self = broken.content
  expect(() => drawn([broken, headline()])).not.toThrow()
  expect(drawn([broken, { ...headline(), id: 'b123456789' }])).toContain('Toko ramai')
})

test('settings that were changed in place are read again', () => {
  const settings = { ...readSettings({}) } as Record<string, unknown>
  expect(readSettings(settings)).toBe(settings)
  settings.tone = 'javascript:'
  expect(readSettings(settings).tone).toBe('white')
})
