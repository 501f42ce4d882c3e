import { expect, test } from 'vitest'
import { answerWords, conflictWords, momentWords } from './answer-words.ts'
import { type Answer, plainAnswer } from './door.ts'

const now = new Date('2026-12-05T04:00:00Z')
const answer = (given: Partial<Answer>): Answer => ({ ...plainAnswer('let_in', 'ABCD1234'), name: 'Dewi', ...given })
const checkIn = { at: '2026-12-05T03:05:00Z', by: 'Sari' }

test('today has its time alone, another day in WIB has its day', () => {
  expect(momentWords('2026-12-05T03:05:00Z', now)).toBe('pukul 10.05')
  expect(momentWords('2026-12-04T16:59:00Z', now)).toBe('4 Desember 2026, 23.59')
})

test.each([
  [answer({ checkIn }), 'Berhasil', 'Dewi tercatat hadir pukul 10.05.'],
  [
    answer({ checkIn, isWaiting: true }),
    'Berhasil',
    'Dewi tercatat hadir pukul 10.05. Menunggu jaringan untuk dikirim.',
  ],
  [answer({ outcome: 'already', checkIn }), 'Sudah hadir', 'Dewi sudah tercatat hadir pukul 10.05 oleh Sari.'],
  [
    answer({ outcome: 'already', checkIn: { ...checkIn, by: null }, name: null }),
    'Sudah hadir',
    'Pemilik tiket ini sudah tercatat hadir pukul 10.05.',
  ],
  [
    answer({ outcome: 'other_event', otherEvent: 'Temu penjual' }),
    'Tidak berlaku',
    'Tiket ini untuk acara lain: Temu penjual.',
  ],
  [answer({ outcome: 'unknown' }), 'Tidak berlaku', 'Tidak ada tiket dengan kode ABCD-1234.'],
])('the answer of a door in words: %o', (given, title, text) => {
  expect(answerWords(given, now)).toMatchObject({ title, text })
})

test('a scan made without network that was second is explained with both moments', () => {
  expect(conflictWords(answer({ outcome: 'already', checkIn }), '2026-12-05T03:01:00Z', now)).toBe(
    'Dewi (ABCD-1234) juga tercatat hadir pukul 10.05 oleh Sari. Perangkat ini memindainya pukul 10.01.',
  )
})
