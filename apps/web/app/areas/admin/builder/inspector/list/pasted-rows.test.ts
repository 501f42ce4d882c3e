import type { Field } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { minutesIn, withoutDuration } from './duration.ts'
import { isSeveralItems } from './is-several-items.ts'
import { pastedCells, pasteKeys, rowsOf, usualColumns, withColumn } from './pasted-rows.ts'

const text = (maxLength: number): Field => ({ kind: 'text', label: 'x', maxLength })
const field = {
  titleKey: 'title',
  fields: {
    icon: { kind: 'icon', label: 'i' } as Field,
    text: text(20),
    title: text(10),
    minutes: { kind: 'number', label: 'm', min: 0, max: 60, unit: 'menit' } as Field,
    quote: { ...text(20), layouts: ['quote'] } as Field,
  },
}

const pasted = (words: string) => {
  const cells = pastedCells(words, field)
  return rowsOf(cells, usualColumns(cells, field, 'plain'), field)
}

test('each line becomes an item, and bullets or numbers before it are left out', () => {
  expect(pasted('- satu\n2. dua\n\n  • tiga  ').rows).toEqual([{ title: 'satu' }, { title: 'dua' }, { title: 'tiga' }])
})

test('cells of a spreadsheet fill the fields in the order of the panel; those of other layouts are passed by', () => {
  expect(pasteKeys(field, 'plain')).toEqual(['text', 'title', 'minutes'])
  expect(pasted('Untuk laporan\tPivot\t24').rows).toEqual([{ text: 'Untuk laporan', title: 'Pivot', minutes: '24' }])
})

test('columns swap their fields', () => {
  expect(withColumn(['text', 'title', 'minutes'], 0, 'title')).toEqual(['title', 'text', 'minutes'])
  expect(withColumn(['text', 'title'], 1, null)).toEqual(['text', null])
  expect(withColumn(['text', null], 1, 'minutes')).toEqual(['text', 'minutes'])
})

test('what does not fit is named with its row and field, and nothing of it is lost', () => {
  expect(pasted('judul yang panjang sekali')).toEqual({
    rows: [{ title: 'judul yang' }],
    leftOut: [{ row: 1, key: 'title', words: ' panjang sekali' }],
  })
  expect(pasted('a\tb\tkira-kira').leftOut).toEqual([{ row: 1, key: 'minutes', words: 'kira-kira' }])
})

test.each([
  ['Pembuka …… 12 menit', 'Pembuka', 12],
  ['Pembuka (12:30)', 'Pembuka', 13],
  ['Pembuka - 1 jam 20 menit', 'Pembuka', 80],
  ['Riset produk, 15 mnt', 'Riset produk', 15],
])('the duration at the end of "%s" is separated from its text', (line, words, minutes) => {
  const found = withoutDuration(line)
  expect(found.words).toBe(words)
  expect(minutesIn(found.duration ?? '')).toBe(minutes)
})

test.each(['Omzet naik 3', 'Bab 2', '10 kesalahan pemula', 'Kelas 2025'])('"%s" names no duration', (line) => {
  expect(withoutDuration(line)).toEqual({ words: line, duration: null })
})

test('one line is a text, several lines or cells are items', () => {
  expect(isSeveralItems('satu baris\n')).toBe(false)
  expect(isSeveralItems('a\nb')).toBe(true)
  expect(isSeveralItems('a\tb')).toBe(true)
})
