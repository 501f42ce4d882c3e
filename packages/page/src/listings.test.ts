import { noListing } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { copyDocument } from './copy.ts'
import { upgradeDocument } from './safety.ts'
import { canList, listingsOf } from './listings.ts'
import { aDocument, aSection } from './testing/documents.ts'

const id = '0197a1c2-0000-7000-8000-000000000001'
const category = '0197a1c2-0000-7000-8000-000000000002'
const record = { id, kind: 'course', categoryIds: [category, null] }

test('lists with a rule are found; written ones are none', () => {
  const written = aSection('grid_card')
  const byRule = aSection('link_list', { listing: { ...noListing, by: 'newest' } })
  expect(listingsOf(aDocument(written, byRule))).toEqual([
    { sectionId: byRule.id, listing: { ...noListing, by: 'newest' } },
  ])
})

test.each([
  ['newest of every kind', { by: 'newest' }, true],
  ['newest of its kind', { by: 'newest', kind: 'course' }, true],
  ['newest of another kind', { by: 'newest', kind: 'tool' }, false],
  ['its category', { by: 'category', categoryId: category }, true],
  ['another category', { by: 'category', categoryId: id }, false],
  ['picked', { by: 'picked', recordIds: [id] }, true],
  ['picked without it', { by: 'picked', recordIds: [category] }, false],
  ['written', {}, false],
] as const)('%s', (_, rule, expected) => {
  expect(canList({ ...noListing, ...rule, recordIds: 'recordIds' in rule ? [...rule.recordIds] : [] }, record)).toBe(
    expected,
  )
})

test('a copied page keeps the rule and the records that were picked', () => {
  const listing = { ...noListing, by: 'picked', recordIds: [id] }
  const copy = copyDocument(aDocument(aSection('grid_card', { listing })))
  expect(copy.sections[0]?.content.listing).toEqual(listing)
})

test.each(['grid_card', 'link_list'] as const)('%s of an older document stays a written list', (type) => {
  const section = aSection(type)
  const { listing: _, ...older } = section.content
  const { sections } = upgradeDocument(aDocument({ ...section, version: 1, content: older }))
  expect(sections[0]?.content).toEqual({ ...older, listing: noListing })
})
