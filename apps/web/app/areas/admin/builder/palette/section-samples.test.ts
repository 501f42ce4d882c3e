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

test('types are grouped by purpose: openings first, none missing, no label without a type', () => {
  const groups = groupedSamples(sectionSamples)
  expect(groups.map(({ label }) => label).slice(0, 2)).toEqual(['Pembuka', 'Masalah'])
  expect(groups[0]?.samples[0]?.type).toBe('headline')
  expect(groups.flatMap(({ samples }) => samples)).toEqual(sectionSamples)
  expect(groupedSamples(matchingSamples('akordeon')).map(({ label }) => label)).toContain('Tanya jawab')
  expect(groupedSamples([])).toEqual([])
})
