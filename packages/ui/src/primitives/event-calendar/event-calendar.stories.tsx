import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { EventCalendar, type EventCalendarProps } from './event-calendar.tsx'

const meta = preview.meta({ title: 'Dasar/Kalender acara (EventCalendar)', component: EventCalendar })

const entries = [
  { day: '2026-12-03', time: '19.30', title: 'Tanya Jawab Iklan Hemat', href: '#iklan' },
  { day: '2026-12-05', time: '10.00', title: 'Kopi Darat Penjual Bandung', href: '#bandung', note: 'Habis' },
  { day: '2026-12-12', time: '19.30', title: 'Live yang Menjual: Latihan Bersama Tim TikTok', href: '#live' },
  { day: '2026-12-12', time: '09.00', title: 'Foto Produk di Rumah', href: '#foto' },
  { day: '2026-12-12', time: '13.00', title: 'Bedah Toko', href: '#bedah' },
  { day: '2026-12-20', time: '19.30', title: 'Laporan Satu Halaman', href: '#laporan' },
  { day: '2026-12-31', title: 'Tutup Buku Bersama', href: '#tutup' },
]

const hrefOf = (month: string) => `#bulan-${month}`

const drawn = (props: Partial<EventCalendarProps> = {}) => (
  <EventCalendar month="2026-12" entries={entries} hrefOf={hrefOf} {...props} />
)

export const Month = meta.story({
  render: () => drawn({ today: '2026-12-11' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Januari 2027' })).toHaveAttribute('href', '#bulan-2027-01')
    await expect(canvas.getByRole('link', { name: /Kopi Darat Penjual Bandung/ })).toBeVisible()
  },
})
export const SameForEveryone = meta.story({ render: () => drawn() })
export const AnotherMonth = meta.story({ render: () => drawn({ today: '2026-11-26' }) })
export const FirstMonth = meta.story({ render: () => drawn({ min: '2026-12' }) })
export const Empty = meta.story({ render: () => drawn({ month: '2027-02', entries: [] }) })
export const Phone = meta.story({
  render: () => <div style={{ width: 320 }}>{drawn({ today: '2026-12-12' })}</div>,
})
export const OnPaper = meta.story({
  render: () => (
    <div data-tone="paper" style={{ padding: 16 }}>
      {drawn({ today: '2026-12-11' })}
    </div>
  ),
})
