import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { daysOfMonth } from './days-of-month.ts'
import { eventCalendarLabelsEn } from './event-calendar.labels.ts'
import { EventCalendar, type EventCalendarProps } from './event-calendar.tsx'

const entries = [
  { day: '2026-12-12', time: '19.30', title: 'Live yang Menjual', href: '/event/live' },
  { day: '2026-12-12', time: '09.00', title: 'Kopi Darat', href: '/event/kopi-darat', note: 'Habis' },
  { day: '2026-12-31', title: 'Tutup Buku', href: '/event/tutup-buku' },
  { day: '2027-01-01', title: 'Tahun Baru', href: '/event/tahun-baru' },
]

const month = (props: Partial<EventCalendarProps> = {}) =>
  drawn(
    <EventCalendar month="2026-12" entries={entries} hrefOf={(to) => `/events?bulan=${to}&mode=online`} {...props} />,
  )

test('a month has its days, each below its weekday, with its entries by time', () => {
  const days = daysOfMonth('2026-12', entries)
  expect(days).toHaveLength(31)
  // The first of December 2026 is a Tuesday.
  expect(days[0]?.weekday).toBe(2)
  expect(days[11]?.entries.map(({ title }) => title)).toEqual(['Kopi Darat', 'Live yang Menjual'])
  expect(days.flatMap((day) => day.entries.map(({ title }) => title))).not.toContain('Tahun Baru')
})

test.each([
  ['2027-02', 28],
  ['2028-02', 29],
  ['2026-11', 30],
])('%s has %d days', (of, count) => {
  expect(daysOfMonth(of, [])).toHaveLength(count)
})

test.each(['2026-13', '2026-1', 'Desember', ''])('%j is no month', (text) => {
  expect(() => daysOfMonth(text, [])).toThrow(/is no month/)
})

test('entries are links in the order of days, read with their time and note', () => {
  const links = month()
    .getAllByRole('link')
    .filter((link) => !link.hasAttribute('aria-label'))
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['09.00 Kopi Darat Habis', '/event/kopi-darat'],
    ['19.30 Live yang Menjual', '/event/live'],
    ['Tutup Buku', '/event/tutup-buku'],
  ])
})

test('other months are links named after them, and filters stay in their addresses', () => {
  const { getByRole } = month()
  const address = (name: string) => getByRole('link', { name }).getAttribute('href')
  expect(address('November 2026')).toBe('/events?bulan=2026-11&mode=online')
  expect(address('Januari 2027')).toBe('/events?bulan=2027-01&mode=online')
  expect(getByRole('heading', { level: 2, name: 'Desember 2026' })).toBeDefined()
})

test('beyond the first and the last month there is no link', () => {
  const { getByRole } = month({ min: '2026-12', max: '2026-12' })
  for (const name of ['November 2026', 'Januari 2027']) {
    expect(getByRole('link', { name }).getAttribute('aria-disabled')).toBe('true')
    expect(getByRole('link', { name }).getAttribute('href')).toBeNull()
  }
})

test('today is marked, and from another month a link leads to it', () => {
  const marked = month({ today: '2026-12-12' })
  expect(marked.body.querySelector('[data-state="today"] time')?.textContent).toBe('12Sabtu, Hari ini')
  expect(marked.body.querySelectorAll('[data-state="past"]')).toHaveLength(11)
  expect(marked.queryByRole('link', { name: 'Bulan ini' })).toBeNull()
  const away = month({ today: '2026-11-26' }).getByRole('link', { name: 'Bulan ini' })
  expect(away.getAttribute('href')).toBe('/events?bulan=2026-11&mode=online')
})

test('without today every visitor gets the same markup', () => {
  expect(month().body.querySelector('[data-state]')).toBeNull()
})

test('days without anything are not read out, and a month without anything says so', () => {
  const { getAllByRole } = month()
  expect(getAllByRole('listitem').filter((item) => item.querySelector('time'))).toHaveLength(2)
  expect(month({ entries: [] }).getByText('Belum ada acara di bulan ini.')).toBeDefined()
})

test('in English its words are English', () => {
  const { getByRole, words } = month({ labels: eventCalendarLabelsEn, today: '2026-11-26' })
  expect(getByRole('link', { name: 'January 2027' })).toBeDefined()
  expect(getByRole('link', { name: 'This month' })).toBeDefined()
  expect(words).toContain('|12|Saturday|')
})
