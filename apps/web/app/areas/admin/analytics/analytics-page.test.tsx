import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { ToastProvider } from '@naikkelas/ui/toast'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { analyticsFiltersOf } from './analytics-filters.ts'
import { AnalyticsPage } from './analytics-page.tsx'
import { sampleAnalytics } from './testing.ts'

const now = new Date('2026-11-22T03:00:00Z')

/** As the server draws it, for a browser whose scripts have not arrived. */
function drawn(analytics: PageAnalytics, { query = '', mayEditCosts = true } = {}): string {
  const filters = analyticsFiltersOf(new URLSearchParams(query), now)
  const element = <AnalyticsPage analytics={analytics} costs={[]} filters={filters} mayEditCosts={mayEditCosts} />
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToString(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  ).replaceAll('<!-- -->', '')
}

test('metrics are formatted as numbers, shares, rupiah and seconds, with the previous period', () => {
  const html = drawn(sampleAnalytics())
  for (const words of ['1.250', '+25%', 'dari 1.000', '8%', '4,2 dtk', '12,5%', '27 dtk', 'Rp300.000', 'Rp75.000'])
    expect(html).toContain(words)
  expect(html).toContain('Tidak lagi di halaman')
  expect(html).toContain('Biaya per penjualan belum ada')
  expect(html).toContain('Corong berakhir di sini')
})

test('a removed link is marked as such, and an existing one is not', () => {
  const [link] = sampleAnalytics().links
  const gone = 'Tidak ada lagi di halaman'
  expect(drawn(sampleAnalytics())).not.toContain(gone)
  expect(drawn(sampleAnalytics({ links: link ? [{ ...link, isOnPage: false }] : [] }))).toContain(gone)
})

test('in a narrow table, metrics without a column are below the name of their row, with their definition', () => {
  const html = drawn(sampleAnalytics())
  for (const words of [
    'Waktu 4,2 dtk · Berhenti di sini 12,5% · Klik 99',
    'Bagian klik 89% · CTR tautan 7,9% · Waktu sampai klik 27 dtk',
    'Biaya iklan Rp300.000 · Biaya per prospek Rp75.000',
  ])
    expect(html).toContain(words)
  for (const name of ['Waktu', 'CTR tautan', 'Biaya iklan'])
    expect(html.match(new RegExp(`<button[^>]*aria-label="Apa artinya ${name}\\?"`, 'g'))).toHaveLength(2)
})

test('charts are drawn by the server with a name and a table of the same values', () => {
  const html = drawn(sampleAnalytics())
  expect(html).toContain('aria-label="Kunjungan per hari: 1.250 dalam 2 hari"')
  expect(html).toContain('points="0,200 1,150"')
  expect(html).toMatch(/<summary[^>]*>.*Lihat sebagai tabel/s)
  const row = html.match(/<tr[^>]*><td[^>]*>21 Nov<\/td>.*?<\/tr>/s)?.[0] ?? ''
  expect([...row.matchAll(/>([^<>]+)<\/td>/g)].map(([, cell]) => cell)).toEqual(['21 Nov', '600', '500'])
})

test('an unfinished day is dashed, not drawn as a drop; past days are solid', () => {
  expect(drawn(sampleAnalytics())).toContain('Hari ini belum selesai')
  expect(drawn(sampleAnalytics())).toMatch(/<polyline points="0,200 1,150" stroke-dasharray="2 3"/)
  const past = sampleAnalytics({
    days: sampleAnalytics().days.map((day) => ({ ...day, day: day.day.replace('11', '10') })),
  })
  expect(drawn(past)).not.toContain('Hari ini belum selesai')
  expect(drawn(past)).toMatch(/<polyline points="0,200 1,150" fill="none"/)
})

test('tested variants are compared side by side, and absent without a test', () => {
  const row = drawn(sampleAnalytics()).match(/<tr[^>]*><td[^>]*><span[^>]*>B<.*?<\/tr>/s)?.[0] ?? ''
  expect(row).toContain('Kunjungan 40 · Klik CTA 21 · Prospek 4')
  expect([...row.matchAll(/>([^<>]+)<\/td>/g)].map(([, cell]) => cell)).toEqual(['40', '36', '21', '50%', '4'])
  expect(drawn(sampleAnalytics({ variants: [] }))).not.toContain('Per varian')
})

test('cities from links are listed and can be filtered by; without any, a sentence explains how', () => {
  const html = drawn(sampleAnalytics(), { query: 'kota=Medan' })
  const [table = ''] = html.match(/<table(?:(?!<table).)*<caption[^>]*>Kota<\/caption>.*?<\/table>/s) ?? []
  const names = [...table.matchAll(/<tr[^>]*><td[^>]*><span[^>]*>([^<]+)</g)].map(([, name]) => name)
  expect(names).toEqual(['Bandung', '&lt;b&gt;Solo', 'Kota lain', 'Tanpa kota'])
  // The remainder is not compared with the others.
  expect(table.match(/<svg/g)).toHaveLength(3)
  const choices = [...html.matchAll(/<option value="([^"]*)"[^>]*>/g)].map(([, value]) => value)
  // The selected one stays, even without visits.
  expect(choices.slice(-4)).toEqual(['', 'Medan', 'Bandung', '&lt;b&gt;Solo'])
  expect(html).toContain('aria-label="Apa artinya Kota?"')
  expect(html).not.toMatch(/Kota tidak dihitung|Tidak ada tautan yang menyebut kota/)
  const none = drawn(sampleAnalytics({ cities: [], cityNames: [] }))
  expect(none).toContain('Tidak ada tautan yang menyebut kota')
  expect(none).not.toContain('Semua kota')
})

test('notes about the page are on the chart and below it', () => {
  const html = drawn(sampleAnalytics())
  expect(html).toContain('>1–2</text>')
  expect(html).toContain('Halaman diterbitkan, 21 November 2026, 10.00 WIB')
  expect(html).toContain('Harga berubah dari Rp399.000 menjadi Rp349.000')
})

test('every metric has its definition at hand, and hostile names are plain text', () => {
  const html = drawn(sampleAnalytics())
  for (const name of ['Kunjungan', 'Pengunjung unik', 'CTR', 'Robot', 'Jangkauan', 'Biaya per prospek', 'Corong'])
    expect(html).toContain(`aria-label="Apa artinya ${name}?"`)
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;')
})

test('a page without visits explains why', () => {
  const { totals, traffic } = sampleAnalytics()
  const none = { totals: { ...totals, views: 0, visitors: 0 }, traffic: { ...traffic, bot: 2, staff: 1 } }
  expect(drawn(sampleAnalytics(none))).toContain('Ada 3 pembukaan oleh robot atau tim Anda')
  expect(drawn(sampleAnalytics(none), { query: 'perangkat=desktop' })).toContain(
    'dengan perangkat, sumber, atau kota ini',
  )
  expect(drawn(sampleAnalytics(none), { query: 'kota=Medan' })).toContain('dengan perangkat, sumber, atau kota ini')
})

test('small numbers and expired single events are pointed out', () => {
  const { totals } = sampleAnalytics()
  const few = { ...totals, visitors: 12 }
  expect(drawn(sampleAnalytics({ totals: few }))).toContain('Baru 12 pengunjung')
  expect(drawn(sampleAnalytics({ keptSince: '2026-11-22' }))).toContain('tidak dapat dihitung')
})

test('an invalid period stays as typed, with the error at its field', () => {
  const html = drawn(sampleAnalytics(), { query: 'sejak=2026-11-20&sampai=2026-11-01' })
  expect(html).toContain('value="2026-11-20"')
  expect(html).toContain('Tanggal akhir tidak bisa sebelum tanggal awal')
})

test('admins without the design capability cannot enter costs', () => {
  expect(drawn(sampleAnalytics())).toContain('Isi biaya iklan')
  expect(drawn(sampleAnalytics(), { mayEditCosts: false })).not.toContain('Isi biaya iklan')
})

test('a link page is measured by its links', () => {
  const analytics = sampleAnalytics()
  const html = drawn({ ...analytics, page: { ...analytics.page, isLinkPage: true } })
  expect(html).toContain('aria-label="Apa artinya Klik tautan?"')
})

test('notes are listed below the chart, with the previous value', () => {
  const note = { at: '2026-11-21T03:00:00.000Z', day: '2026-11-21', price: null, priceBefore: null }
  const html = drawn(
    sampleAnalytics({
      notes: [
        { ...note, kind: 'price', price: 299_000, priceBefore: 349_000, address: null, addressBefore: null },
        { ...note, kind: 'unpublished', address: null, addressBefore: null },
        { ...note, kind: 'moved', address: '/kelas/<b>', addressBefore: '/kelas-lama' },
      ],
    }),
  )
  for (const words of [
    'Harga berubah dari Rp349.000 menjadi Rp299.000',
    'Halaman ditarik dari publik',
    'Alamat pindah dari /kelas-lama ke /kelas/&lt;b&gt;',
  ])
    expect(html).toContain(words)
})
