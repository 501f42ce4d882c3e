import { expect, test } from 'vitest'
import { copyDocument, copySection } from './copy.ts'
import { aDocument, aSection } from './testing/documents.ts'

const ids = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(ids)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => (key === 'id' && typeof item === 'string' ? [item] : ids(item)))
      : []

test('a copied section shares no id with the original, items included', () => {
  const section = aSection('grid_card')
  const before = ids(section)
  expect(before.length).toBeGreaterThan(1)
  expect(ids(copySection(section)).filter((id) => before.includes(id))).toEqual([])
})

test('links of a copied page lead to the copies of its sections', () => {
  const target = aSection('lesson_material')
  const cta = { label: 'Lihat materi', target: { kind: 'section', sectionId: target.id }, style: 'primary', note: '' }
  const copy = copyDocument(aDocument(aSection('headline', { cta }), target))
  expect(copy.sections[0]?.content.cta).toMatchObject({ target: { sectionId: copy.sections[1]?.id } })
  expect(copy.sections[1]?.id).not.toBe(target.id)
})

test("a provider's film id is not one of our ids and stays", () => {
  const video = { kind: 'provider', provider: 'youtube', id: 'dQw4w9WgXcQ' }
  expect(copySection(aSection('title_media', { video })).content.video).toEqual(video)
})
