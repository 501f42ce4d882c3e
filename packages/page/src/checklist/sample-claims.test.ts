import { sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { findingsOf } from '../completeness.ts'
import { aDocument, aSection, type SectionType } from '../testing/documents.ts'

const claimsOf = (type: SectionType, content: Record<string, unknown> = {}) =>
  findingsOf(aDocument(aSection(type, content))).filter(({ message }) => /contoh|Anda sendiri/.test(message))

const places = (type: SectionType, content: Record<string, unknown> = {}) =>
  claimsOf(type, content).map(({ path }) => path.filter((_, index) => index !== 1 && index !== 3).join('.'))

test('an invented testimonial blocks publishing, text and name', () => {
  const section = aSection('testimonial_1')
  expect(findingsOf(aDocument(section))).toEqual([
    {
      sectionId: section.id,
      path: ['quote'],
      message: 'Testimoni ini masih contoh. Ganti dengan kata orang yang sungguh mengatakannya.',
    },
    {
      sectionId: section.id,
      path: ['name'],
      message: 'Nama ini masih contoh. Ganti dengan nama orang yang mengatakannya.',
    },
  ])
})

test('each number, quote and name of a list is reported at its place', () => {
  expect(places('stats').toSorted()).toEqual([...Array(3).fill('items.label'), ...Array(3).fill('items.value')])
  expect(places('logos')).toEqual(['items.name', 'items.name', 'items.name'])
  expect(claimsOf('testimonial_3').some(({ path }) => path.includes('messages'))).toBe(true)
  expect(places('coach')).toEqual(['people.name'])
})

test("one's own claims can be published, even if other texts of the section are still samples", () => {
  expect(claimsOf('testimonial_1', { quote: 'Pesanan saya rapi sejak ikut.', name: 'Ibu Sri' })).toEqual([])
})

test("differences in case or spacing do not make a sample one's own", () => {
  expect(claimsOf('testimonial_1', { quote: 'Kata saya.', name: ' NAMA  peserta ' })).toHaveLength(1)
})

test('an emptied claim claims nothing', () => {
  expect(claimsOf('profile_header', { title: 'Rani', role: '', bio: '' })).toEqual([])
})

test('a claim that the layout does not show is not checked', () => {
  expect(claimsOf('trust', { layout: 'strip' })).toEqual([])
  expect(places('trust', { layout: 'guarantee' })).toHaveLength(1)
})

test('a hidden section is not checked', () => {
  const section = aSection('stats')
  const hidden = { ...section, settings: { ...section.settings, isHidden: true } }
  expect(findingsOf(aDocument(hidden, aSection('paragraph')))).toEqual([])
})

test.each(['headline', 'cta_button', 'paragraph', 'grid_card', 'image_paragraph', 'faq', 'lesson_material'] as const)(
  'sample texts without a claim are only advice: %s',
  (type) => expect(claimsOf(type)).toEqual([]),
)

test('no new section shows an unchecked price, share or number of people', () => {
  for (const [type, { defaults }] of Object.entries(sections))
    expect(JSON.stringify(defaults), type).not.toMatch(/Rp\s?\d|\d\s?%|\d[\d.]* (peserta|orang|toko|pelanggan)\b/)
})
