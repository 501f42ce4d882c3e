import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { fieldAt, labelIn, textPaths } from './field-at.ts'
import { newSection } from './section-acts.ts'

const headline = sectionDefinition('headline')
const fields = headline?.fields ?? {}

test('a path leads through buttons, groups and items to its field definition', () => {
  expect(fieldAt(fields, ['title'])).toMatchObject({ kind: 'text', label: 'Judul' })
  expect(fieldAt(fields, ['secondCta', 'label'])).toMatchObject({ label: 'Label tombol kedua', maxLength: 28 })
  expect(fieldAt(fields, ['proof', 'abcdefghij', 'value'])).toMatchObject({ label: 'Angka' })
})

test('an unknown path has no field', () => {
  expect(fieldAt(fields, ['proof', 'abcdefghij'])).toBeUndefined()
  expect(fieldAt(fields, ['title', 'x'])).toBeUndefined()
  expect(fieldAt(fields, ['tidakAda'])).toBeUndefined()
})

test('a field has another label where its layout gives it another role', () => {
  const quote = sectionDefinition('background_full')?.fields.title
  expect(quote && labelIn(quote, 'quote')).toBe('Kutipan')
  expect(quote && labelIn(quote, 'board')).toBe('Judul')
})

test('the texts of a section come in reading order, with those of its items', () => {
  const section = newSection('headline')
  const content = { ...section.content, proof: [{ id: 'abcdefghij', value: '12', label: 'pelajaran' }] }
  const paths = textPaths(fields, content).map((path) => path.join('/'))
  expect(paths.indexOf('title')).toBeLessThan(paths.indexOf('text'))
  expect(paths).toContain('proof/abcdefghij/label')
  expect(paths).not.toContain('highlight')
})
