import { expect, test } from 'vitest'
import { mentionsIn } from './mentions.rules.ts'

const people = [
  { id: '1', name: 'Rani' },
  { id: '2', name: 'Rani Putri' },
  { id: '3', name: "Nur'aini" },
  { id: '4', name: 'Budi' },
  { id: '5', name: 'budi' },
  { id: '6', name: '.*' },
]
const named = (text: string) => mentionsIn(text, people).map(({ id }) => id)

test.each([
  ['@Rani tolong dicek', ['1']],
  ['Tolong @rani putri, ya', ['2']],
  ['(@Rani Putri) dan @Rani.', ['2', '1']],
  ["@Nur'aini?", ['3']],
  ['@Ranita bukan siapa-siapa', []],
  ['halo@rani.id', []],
  ['@', []],
  ['@Rani @Rani', ['1']],
])('"%s" names %j', (text, ids) => {
  expect(named(text)).toEqual(ids)
})

test('a name that two people have means both, and a name is never a pattern', () => {
  expect(named('@Budi').sort()).toEqual(['4', '5'])
  expect(named('@apa saja')).toEqual([])
  expect(named('@.*')).toEqual(['6'])
})
