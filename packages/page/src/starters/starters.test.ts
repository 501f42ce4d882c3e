import { parseSection } from '@naikkelas/ui/sections/registry'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../completeness.ts'
import { pageDocumentSchema } from '../document.ts'
import { starters } from './index.ts'

const composed = [
  ['paid_course', starters.paid_course.make],
  ['service', starters.service.make],
] as const

describe.each(composed)('the starter %s', (_, make) => {
  test('is a page this build can draw, every section of it', () => {
    const document = make()
    expect(pageDocumentSchema.safeParse(document).error?.issues).toBeUndefined()
    for (const section of document.sections) expect(parseSection(section)).toMatchObject({ kind: 'known' })
  })

  test('has at least seven sections of five types', () => {
    const { sections } = make()
    expect(sections.length).toBeGreaterThanOrEqual(7)
    expect(new Set(sections.map(({ type }) => type)).size).toBeGreaterThanOrEqual(5)
  })

  test('waits for nothing but its offer, and its film where it announces one', () => {
    const document = make()
    const missing = new Set(findingsOf(document).map(({ path }) => path.at(-1)))
    expect(missing.has('target')).toBe(true)
    expect([...missing].filter((key) => !['target', 'video', 'priceText'].includes(key ?? ''))).toEqual([])
    const offer = {
      ...document.offer,
      price: 349_000,
      cta: { ...document.offer.cta, target: { kind: 'url' as const, href: '/daftar' } },
    }
    expect(findingsOf({ ...document, offer }).map(({ path }) => path)).toEqual(
      document.sections.some(({ type }) => type === 'title_media') ? [['video']] : [],
    )
  })

  test('no two neighbours share ground and type', () => {
    const { sections } = make()
    for (const [index, section] of sections.entries()) {
      const next = sections[index + 1]
      if (next) expect([section.settings.tone, section.type]).not.toEqual([next.settings.tone, next.type])
    }
  })

  test('promises no price, share or number of people', () => {
    const words = JSON.stringify(make().sections.map(({ content }) => content))
    expect(words).not.toMatch(/Rp\s?\d|\d+\s?%|\d+ (peserta|orang|toko)/)
  })
})

test('the two starters differ in the order of their types', () => {
  const orders = composed.map(([, make]) =>
    make()
      .sections.map(({ type }) => type)
      .join(),
  )
  expect(new Set(orders).size).toBe(2)
})

test('a starter used twice shares no id', () => {
  const ids = [starters.service.make(), starters.service.make()].flatMap(({ sections }) => sections.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})
