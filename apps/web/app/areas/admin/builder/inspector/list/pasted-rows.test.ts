import type { Field } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { isSeveralItems, pastedRows } from './pasted-rows.ts'

const text = (maxLength: number): Field => ({ kind: 'text', label: 'x', maxLength })
const field = {
  titleKey: 'title',
  fields: {
    icon: { kind: 'icon', label: 'i' } as Field,
    text: text(20),
    title: text(10),
    minutes: { kind: 'number', label: 'm', min: 0, max: 60 } as Field,
  },
}

test('each line becomes an item, and bullets or numbers before it are left out', () => {
  expect(pastedRows('- satu\n2. dua\n\n  • tiga  ', field)).toEqual([
    { title: 'satu' },
    { title: 'dua' },
    { title: 'tiga' },
  ])
})

test('cells of a spreadsheet fill the title first, then the other texts in order', () => {
  expect(pastedRows('Pivot\tUntuk laporan\t24\tlebih', field)).toEqual([
    { title: 'Pivot', text: 'Untuk laporan', minutes: '24' },
  ])
})

test('what is too long is cut to what the field takes', () => {
  expect(pastedRows('judul yang panjang sekali', field)).toEqual([{ title: 'judul yang' }])
})

test('one line is a text, several lines or cells are items', () => {
  expect(isSeveralItems('satu baris\n')).toBe(false)
  expect(isSeveralItems('a\nb')).toBe(true)
  expect(isSeveralItems('a\tb')).toBe(true)
})
