import { within } from '@testing-library/dom'
import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { drawn } from '../../../../../../scripts/tests/setup/drawn.ts'
import { analyticsFiltersOf } from './analytics-filters.ts'
import { AnalyticsPage } from './analytics-page.tsx'
import { sampleAnalytics } from './testing.ts'

const now = new Date('2026-11-22T03:00:00Z')

/** As the server draws it, for a browser whose scripts have not arrived. */
function pageOf(analytics: PageAnalytics, { query = '', mayEditCosts = true } = {}) {
  const filters = analyticsFiltersOf(new URLSearchParams(query), now)
  const element = <AnalyticsPage analytics={analytics} costs={[]} filters={filters} mayEditCosts={mayEditCosts} />
  const router = createMemoryRouter([{ path: '/', element }])
  const page = drawn(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  // Tables behind charts are folded.
  for (const details of page.body.querySelectorAll('details')) details.open = true
  return { ...page, text: page.body.textContent ?? '' }
}

type Page = ReturnType<typeof pageOf>

/** The texts of a row's cells after its header. */
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

const rowOf = (page: Page, table: string, name: RegExp) =>
  within(page.getByRole('table', { name: table })).getByRole('row', { name })

test('metrics are formatted as numbers, shares, rupiah and seconds, with the previous period', () => {
  const { text } = pageOf(sampleAnalytics())
  for (const words of ['1.250', '+25%', 'dari 1.000', '8%', '4,2 dtk', '12,5%', '27 dtk', 'Rp300.000', 'Rp75.000'])
    expect(text).toContain(words)
  expect(text).toContain('Tidak lagi di halaman')
})

test('the funnel goes on to paid orders with their rupiah, and says why it ends where a filter is chosen', () => {
  const page = pageOf(sampleAnalytics())
  const rows = within(page.getByRole('table', { name: 'Dari kunjungan sampai lunas' })).getAllByRole('row')
  expect(rows.slice(1).map((row) => cellsOf(row))).toEqual([
    ['1.100', '–', '–', '–'],
    ['88', '8%', '8%', '–'],
    ['40', '45,5%', '3,6%', '–'],
    ['6', '15%', '0,5%', 'Rp2.094.000'],
  ])
  const { totals } = sampleAnalytics()
  const filtered = pageOf(
    sampleAnalytics({ totals: { ...totals, leads: null, checkouts: null, sales: null, revenue: null } }),
  )
  expect(filtered.text).toContain('Hapus saringan untuk melihatnya')
})

test('what each section, variant and campaign sold is beside it, with cost per sale and return', () => {
  const page = pageOf(sampleAnalytics())
  expect(cellsOf(rowOf(page, 'Per bagian halaman', /Toko ramai/)).at(-1)).toBe('Rp2.094.0006 terjual')
  expect(cellsOf(rowOf(page, 'Kampanye dan biaya iklan', /^gajian/)).slice(3)).toEqual([
    'Rp1.745.0005 terjual',
    'Rp300.000',
    'Rp75.000',
    'Rp60.000',
    '581,7%',
  ])
  expect(page.text).toContain('Penjualan')
})

test('a removed link is marked as such, and an existing one is not', () => {
  const [link] = sampleAnalytics().links
  const gone = 'Tidak ada lagi di halaman'
  expect(pageOf(sampleAnalytics()).text).not.toContain(gone)
  expect(pageOf(sampleAnalytics({ links: link ? [{ ...link, isOnPage: false }] : [] })).text).toContain(gone)
})

test('in a narrow table, metrics without a column are below the name of their row, with their definition', () => {
  const page = pageOf(sampleAnalytics())
  for (const words of [
    'Waktu 4,2 dtk · Berhenti di sini 12,5% · Klik 99',
    'Bagian klik 89% · CTR tautan 7,9% · Waktu sampai klik 27 dtk',
    'Prospek 4 · Biaya iklan Rp300.000 · Biaya per prospek Rp75.000 · Biaya per penjualan Rp60.000',
  ])
    expect(page.text).toContain(words)
  for (const name of ['Waktu', 'CTR tautan', 'Biaya iklan'])
    expect(page.getAllByLabelText(`Apa artinya ${name}?`, { selector: 'button' })).toHaveLength(2)
})

test('charts are drawn by the server with a name and a table of the same values', () => {
  const page = pageOf(sampleAnalytics())
  expect(page.queryAllByRole('img', { name: 'Kunjungan per hari: 1.250 dalam 2 hari' })).toHaveLength(1)
  const [row] = page.getAllByRole('row', { name: /^21 Nov/ })
  expect(row && cellsOf(row)).toEqual(['21 Nov', '600', '500'])
})

test('an unfinished day is dashed and apart, so that no line drops to it; past days are one line', () => {
  const corners = ({ body }: Page) =>
    [...body.querySelectorAll('polyline')]
      .filter((line) => !line.hasAttribute('stroke-dasharray'))
      .map((line) => line.getAttribute('points')?.split(' ').length)
  const running = ({ body }: Page) => body.querySelectorAll('line[data-part="running"][stroke-dasharray]').length
  const today = pageOf(sampleAnalytics())
  expect(today.text).toContain('Hari ini belum selesai')
  const past = pageOf(
    sampleAnalytics({
      days: sampleAnalytics().days.map((day) => ({ ...day, day: day.day.replace('11', '10') })),
    }),
  )
  expect(past.text).not.toContain('Hari ini belum selesai')
  expect([corners(past)[0], running(past)]).toEqual([2, 0])
  expect([corners(today)[0], running(today)]).toEqual([1, 1])
})

test('tested variants are compared side by side, and absent without a test', () => {
  const row = rowOf(pageOf(sampleAnalytics()), 'Per varian', /^B/)
  expect(cellsOf(row)).toEqual(['BKunjungan 40 · Klik CTA 21 · Prospek 4', '40', '36', '21', '50%', '4', 'Rp1.396.000'])
  expect(pageOf(sampleAnalytics({ variants: [] })).text).not.toContain('Per varian')
})

test('cities from links are listed and can be filtered by; without any, a sentence explains how', () => {
  const page = pageOf(sampleAnalytics(), { query: 'kota=Medan' })
  const table = page.getByRole('table', { name: 'Kota' })
  const [, ...rows] = within(table).getAllByRole('row')
  const names = ['Bandung', '<b>Solo', 'Kota lain', 'Tanpa kota']
  expect(rows.map((row, index) => row.textContent?.startsWith(names[index] ?? '-'))).toEqual([true, true, true, true])
  expect(page.getByRole('button', { name: 'Hapus saringan Kota: Medan' })).toBeDefined()
  expect(page.getAllByLabelText('Apa artinya Kota?', { selector: 'button' })).not.toEqual([])
  expect(page.text).not.toMatch(/Kota tidak dihitung|Tidak ada tautan yang menyebut kota/)
  const none = pageOf(sampleAnalytics({ cities: [], cityNames: [] }))
  expect(none.text).toContain('Tidak ada tautan yang menyebut kota')
})

test('notes about the page are on the chart and below it', () => {
  const page = pageOf(sampleAnalytics())
  expect(page.getAllByText('1–2')).not.toEqual([])
  expect(page.text).toContain('Halaman diterbitkan, 21 November 2026, 10.00 WIB')
  expect(page.text).toContain('Harga berubah dari Rp399.000 menjadi Rp349.000')
})

test('every metric has its definition at hand, and hostile names are plain text', () => {
  const page = pageOf(sampleAnalytics())
  for (const name of ['Kunjungan', 'Pengunjung unik', 'CTR', 'Robot', 'Jangkauan', 'Biaya per prospek', 'Corong'])
    expect(page.getAllByLabelText(`Apa artinya ${name}?`, { selector: 'button' }), name).not.toEqual([])
  expect(page.body.querySelectorAll('script')).toHaveLength(0)
  expect(page.text).toContain('<script>')
})

test('a page without visits explains why', () => {
  const { totals, traffic } = sampleAnalytics()
  const none = {
    totals: { ...totals, views: 0, checkouts: 0, sales: 0, visitors: 0 },
    traffic: { ...traffic, bot: 2, staff: 1 },
  }
  expect(pageOf(sampleAnalytics(none)).text).toContain('Ada 3 pembukaan oleh robot atau tim Anda')
  expect(pageOf(sampleAnalytics(none), { query: 'perangkat=desktop' }).text).toContain(
    'dengan perangkat, sumber, atau kota ini',
  )
  expect(pageOf(sampleAnalytics(none), { query: 'kota=Medan' }).text).toContain(
    'dengan perangkat, sumber, atau kota ini',
  )
})

test('small numbers and expired single events are pointed out', () => {
  const { totals } = sampleAnalytics()
  const few = { ...totals, visitors: 12 }
  expect(pageOf(sampleAnalytics({ totals: few })).text).toContain('Baru 12 pengunjung')
  expect(pageOf(sampleAnalytics({ keptSince: '2026-11-22' })).text).toContain('tidak dapat dihitung')
})

test('an invalid period stays as typed, with the error at its field', () => {
  const page = pageOf(sampleAnalytics(), { query: 'sejak=2026-11-20&sampai=2026-11-01' })
  expect(page.queryAllByDisplayValue('20/11/2026')).toHaveLength(1)
  expect(page.queryAllByDisplayValue('01/11/2026')).toHaveLength(1)
  expect(page.text).toContain('Tanggal akhir tidak bisa sebelum tanggal awal')
})

test('admins without the design capability cannot enter costs', () => {
  expect(pageOf(sampleAnalytics()).text).toContain('Isi biaya iklan')
  expect(pageOf(sampleAnalytics(), { mayEditCosts: false }).text).not.toContain('Isi biaya iklan')
})

test('a link page is measured by its links', () => {
  const analytics = sampleAnalytics()
  const page = pageOf({ ...analytics, page: { ...analytics.page, isLinkPage: true } })
  expect(page.getAllByLabelText('Apa artinya Klik tautan?', { selector: 'button' })).not.toEqual([])
})

test('notes are listed below the chart, with the previous value', () => {
  const note = { at: '2026-11-21T03:00:00.000Z', day: '2026-11-21', price: null, priceBefore: null }
  const { text } = pageOf(
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
    'Alamat pindah dari /kelas-lama ke /kelas/<b>',
  ])
    expect(text).toContain(words)
})
