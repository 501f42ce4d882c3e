import { parseSection, sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { matchingSamples, sectionSamples } from './section-samples.ts'

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

test('the search finds types by label, purpose and further words, whatever their case', () => {
  expect(matchingSamples('HERO').map(({ type }) => type)).toContain('headline')
  expect(matchingSamples('akordeon').map(({ type }) => type)).toContain('accordion_list')
  expect(matchingSamples('tidak ada yang begini')).toEqual([])
})
