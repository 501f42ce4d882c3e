import { parseSection, sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { groupedSamples, matchingSamples, sectionSamples } from './section-samples.ts'

test('every section type is in the palette, once', () => {
  expect(sectionSamples.map(({ type }) => type).toSorted()).toEqual(Object.keys(sections).toSorted())
})

test('every sample can be drawn: its content is valid', () => {
  for (const { type, document } of sectionSamples) {
    expect(
      document.sections.map((section) => parseSection(section).kind),
      type,
    ).toEqual(['known'])
  }
})

test('the search finds types by label, purpose and keywords, ignoring case', () => {
  expect(matchingSamples('HERO').map(({ type }) => type)).toContain('headline')
  expect(matchingSamples('akordeon').map(({ type }) => type)).toContain('accordion_list')
  expect(matchingSamples('tidak ada yang begini')).toEqual([])
})

test.each(sectionSamples.map(({ label, type }) => [label, type]))(
  'typing the name “%s” finds exactly it first',
  (label, type) => {
    expect(matchingSamples(label)[0]?.type).toBe(type)
    // Enter inserts it, so it is also the first one on the screen.
    expect(groupedSamples(matchingSamples(`  ${label.toUpperCase()} `))[0]?.samples[0]?.type).toBe(type)
  },
)

test('of several types the one whose name begins as typed comes before one with such a word, and purposes come last', () => {
  const names = matchingSamples('testimoni').map(({ label }) => label.toLowerCase())
  const distances = names.map((name) => (name.startsWith('testimoni') ? 0 : / testimoni/.test(name) ? 1 : 2))
  expect(distances.length).toBeGreaterThan(2)
  expect(distances).toEqual(distances.toSorted())
})

test('types are grouped by purpose: openings first, none missing, no label without a type', () => {
  const groups = groupedSamples(sectionSamples)
  expect(groups.map(({ label }) => label).slice(0, 2)).toEqual(['Pembuka', 'Masalah'])
  expect(groups[0]?.samples[0]?.type).toBe('headline')
  expect(groups.flatMap(({ samples }) => samples)).toEqual(sectionSamples)
  expect(groupedSamples(matchingSamples('akordeon')).map(({ label }) => label)).toContain('Tanya jawab')
  expect(groupedSamples([])).toEqual([])
})
