import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Timeline, TimelineItem } from './timeline.tsx'

test('events are an ordered list that reads as sentences, each with its time', () => {
  const { getByRole, getAllByRole, getByText } = drawn(
    <Timeline aria-label="Riwayat pesanan">
      <TimelineItem actor="Sari" time="20 November 2026, 19.30 WIB" dateTime="2026-11-20T19:30:00+07:00">
        membuat pesanan.
      </TimelineItem>
      <TimelineItem time="20 November 2026, 19.34 WIB">Pembayaran diterima.</TimelineItem>
    </Timeline>,
  )
  expect(getByRole('list', { name: 'Riwayat pesanan' }).matches('ol')).toBe(true)
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sari membuat pesanan.20 November 2026, 19.30 WIB',
    'Pembayaran diterima.20 November 2026, 19.34 WIB',
  ])
  expect(getByText('20 November 2026, 19.30 WIB').getAttribute('datetime')).toBe('2026-11-20T19:30:00+07:00')
})
