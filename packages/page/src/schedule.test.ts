import { expect, test } from 'vitest'
import type { PageDocument } from './document.ts'
import { nextBoundary, shownAt } from './schedule.ts'
import { aDocument, aSection } from './testing/documents.ts'

const at = (day: number) => `2026-11-${day}T00:00:00.000Z`

function scheduled(from: string | null, to: string | null) {
  const section = aSection('headline')
  return { ...section, settings: { ...section.settings, schedule: { from, to } } }
}

function links(...windows: [from: string | null, to: string | null][]): PageDocument {
  const section = aSection('link_list')
  const [item] = section.content.items as Record<string, unknown>[]
  return aDocument(
    aSection('link_list', {
      items: windows.map(([from, to], index) => ({ ...item, id: `tautan-00${index}`, from, to })),
    }),
  )
}

const shownItems = (document: PageDocument, day: number) =>
  shownAt(document.sections, new Date(at(day))).flatMap(({ content }) =>
    (content.items as { id: string }[]).map(({ id }) => id),
  )

test('a page is redrawn when the deadline of its offer passes', () => {
  const document = aDocument(aSection('headline'))
  const offered = { ...document, offer: { ...document.offer, deadline: at(22) } }
  expect(nextBoundary(offered, new Date(at(21)))).toEqual(new Date(at(22)))
  expect(nextBoundary(offered, new Date(at(22)))).toBeNull()
})

test('a page is redrawn when a date in one of its sections passes', () => {
  const counting = aDocument(aSection('countdown', { until: at(23) }))
  expect(nextBoundary(counting, new Date(at(20)))).toEqual(new Date(at(23)))
  const [plan] = aSection('price').content.plans as Record<string, unknown>[]
  const tiers = [24, 22].map((day) => ({
    id: `tahap-00${day}`,
    label: '',
    priceText: '',
    until: at(day),
    isSoldOut: false,
  }))
  const climbing = aDocument(aSection('price', { layout: 'steps', plans: [plan], tiers }))
  expect(nextBoundary(climbing, new Date(at(20)))).toEqual(new Date(at(22)))
  expect(nextBoundary(climbing, new Date(at(22)))).toEqual(new Date(at(24)))
})

test('a section is visible from its start until just before its end', () => {
  const section = scheduled(at(21), at(23))
  expect([20, 21, 22, 23].map((day) => shownAt([section], new Date(at(day))).length)).toEqual([0, 1, 1, 0])
})

test('a scheduled list link is visible in its time only, an unscheduled one always', () => {
  const document = links([null, null], [at(21), at(23)], [at(22), null])
  expect(shownItems(document, 20)).toEqual(['tautan-000'])
  expect(shownItems(document, 22)).toEqual(['tautan-000', 'tautan-001', 'tautan-002'])
  expect(shownItems(document, 23)).toEqual(['tautan-000', 'tautan-002'])
})

test('fully visible content keeps its identity', () => {
  const { sections } = links([null, null])
  expect(shownAt(sections, new Date(at(20)))[0]).toBe(sections[0])
})

test('the next redraw is the nearest start or end, of sections and links alike', () => {
  const document = links([at(24), at(26)])
  const both = { ...document, sections: [...document.sections, scheduled(at(21), at(25))] }
  expect(nextBoundary(both, new Date(at(20)))?.toISOString()).toBe(at(21))
  expect(nextBoundary(both, new Date(at(21)))?.toISOString()).toBe(at(24))
  expect(nextBoundary(both, new Date(at(25)))?.toISOString()).toBe(at(26))
  expect(nextBoundary(both, new Date(at(26)))).toBeNull()
})
