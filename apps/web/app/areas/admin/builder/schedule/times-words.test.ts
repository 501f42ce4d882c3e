import { expect, test } from 'vitest'
import { timesWords } from './times-words.ts'

const now = new Date('2026-11-20T02:00:00Z')
const before = '2026-11-20T01:00:00.000Z'
const after = '2026-11-20T03:00:00.000Z'
const later = '2026-11-20T14:00:00.000Z'

test.each([
  ['that is always there says nothing', null, null, '', null],
  ['that began says nothing any more', before, null, '', null],
  ['still ahead says when', after, null, 'Baru tampil 20 November 2026, 10.00 WIB', after],
  [
    'with both ahead says both',
    after,
    later,
    'Baru tampil 20 November 2026, 10.00 WIB sampai 20 November 2026, 21.00 WIB',
    after,
  ],
  ['shown now says until when', before, later, 'Tampil sampai 20 November 2026, 21.00 WIB', later],
  ['that is over says since when', null, before, 'Tidak tampil lagi sejak 20 November 2026, 08.00 WIB', null],
])('a section %s', (_, from, to, words, until) => {
  expect(timesWords({ from, to }, now)).toEqual({ words, until: until === null ? null : new Date(until) })
})

test('the instant itself belongs to what comes after it', () => {
  const instant = now.toISOString()
  expect(timesWords({ from: instant, to: null }, now).words).toBe('')
  expect(timesWords({ from: null, to: instant }, now).words).toMatch(/^Tidak tampil lagi/)
})
