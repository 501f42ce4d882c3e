import type { PageFigures } from '@naikkelas/contract'
import { ToastProvider } from '@naikkelas/ui/toast'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { figureFiltersOf } from './figure-filters.ts'
import { FiguresPage } from './figures-page.tsx'
import { sampleFigures } from './testing.ts'

const now = new Date('2026-11-22T03:00:00Z')

/** As the server draws it, for a browser whose scripts have not arrived. */
function drawn(figures: PageFigures, { query = '', mayEditCosts = true } = {}): string {
  const filters = figureFiltersOf(new URLSearchParams(query), now)
  const element = <FiguresPage figures={figures} costs={[]} filters={filters} mayEditCosts={mayEditCosts} />
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToString(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  ).replaceAll('<!-- -->', '')
}

test('figures are read as numbers, shares, rupiah and seconds, with the period before', () => {
  const html = drawn(sampleFigures())
  for (const words of ['1.250', '+25%', 'dari 1.000', '8%', '4,2 dtk', '12,5%', '27 dtk', 'Rp300.000', 'Rp75.000'])
    expect(html).toContain(words)
  expect(html).toContain('Tidak lagi di halaman')
  expect(html).toContain('Biaya per penjualan belum ada')
  expect(html).toContain('Corong berakhir di sini')
})

test('a link that is gone says so, and one that is there does not', () => {
  const [link] = sampleFigures().links
  const gone = 'Tidak ada lagi di halaman'
  expect(drawn(sampleFigures())).not.toContain(gone)
  expect(drawn(sampleFigures({ links: link ? [{ ...link, isOnPage: false }] : [] }))).toContain(gone)
})

test('where a table is narrow, figures without a column stand below the name of their row, with what they mean', () => {
  const html = drawn(sampleFigures())
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
  const html = drawn(sampleFigures())
  expect(html).toContain('aria-label="Kunjungan per hari: 1.250 dalam 2 hari"')
  expect(html).toContain('points="0,200 1,150"')
  expect(html).toMatch(/<summary[^>]*>.*Lihat sebagai tabel/s)
  const row = html.match(/<tr[^>]*><td[^>]*>21 Nov<\/td>.*?<\/tr>/s)?.[0] ?? ''
  expect([...row.matchAll(/>([^<>]+)<\/td>/g)].map(([, cell]) => cell)).toEqual(['21 Nov', '600', '500'])
})

test('what leads to a day that is still running is no fall, and says so; of past days everything is there', () => {
  expect(drawn(sampleFigures())).toContain('Hari ini belum selesai')
  expect(drawn(sampleFigures())).toMatch(/<polyline points="0,200 1,150" stroke-dasharray="2 3"/)
  const past = sampleFigures({
    days: sampleFigures().days.map((day) => ({ ...day, day: day.day.replace('11', '10') })),
  })
  expect(drawn(past)).not.toContain('Hari ini belum selesai')
  expect(drawn(past)).toMatch(/<polyline points="0,200 1,150" fill="none"/)
})

test('variants that were tested stand beside each other, and are not there without a test', () => {
  const row = drawn(sampleFigures()).match(/<tr[^>]*><td[^>]*><span[^>]*>B<.*?<\/tr>/s)?.[0] ?? ''
  expect(row).toContain('Kunjungan 40 · Klik CTA 21 · Prospek 4')
  expect([...row.matchAll(/>([^<>]+)<\/td>/g)].map(([, cell]) => cell)).toEqual(['40', '36', '21', '50%', '4'])
  expect(drawn(sampleFigures({ variants: [] }))).not.toContain('Per varian')
})

test('cities that links said stand in a table and can be chosen; where none said one, a sentence says so', () => {
  const html = drawn(sampleFigures(), { query: 'kota=Medan' })
  const [table = ''] = html.match(/<table(?:(?!<table).)*<caption[^>]*>Kota<\/caption>.*?<\/table>/s) ?? []
  const names = [...table.matchAll(/<tr[^>]*><td[^>]*><span[^>]*>([^<]+)</g)].map(([, name]) => name)
  expect(names).toEqual(['Bandung', '&lt;b&gt;Solo', 'Kota lain', 'Tanpa kota'])
  // What the others are not is compared with none of them.
  expect(table.match(/<svg/g)).toHaveLength(3)
  const choices = [...html.matchAll(/<option value="([^"]*)"[^>]*>/g)].map(([, value]) => value)
  // The one that was chosen stays, though nobody came by it.
  expect(choices.slice(-4)).toEqual(['', 'Medan', 'Bandung', '&lt;b&gt;Solo'])
  expect(html).toContain('aria-label="Apa artinya Kota?"')
  expect(html).not.toMatch(/Kota tidak dihitung|Tidak ada tautan yang menyebut kota/)
  const none = drawn(sampleFigures({ cities: [], cityNames: [] }))
  expect(none).toContain('Tidak ada tautan yang menyebut kota')
  expect(none).not.toContain('Semua kota')
})

test('what happened to the page stands on the chart and below it', () => {
  const html = drawn(sampleFigures())
  expect(html).toContain('>1–2</text>')
  expect(html).toContain('Halaman diterbitkan, 21 November 2026, 10.00 WIB')
  expect(html).toContain('Harga berubah dari Rp399.000 menjadi Rp349.000')
})

test('every figure has its meaning within reach, and hostile words are text', () => {
  const html = drawn(sampleFigures())
  for (const name of ['Kunjungan', 'Pengunjung unik', 'CTR', 'Robot', 'Jangkauan', 'Biaya per prospek', 'Corong'])
    expect(html).toContain(`aria-label="Apa artinya ${name}?"`)
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;')
})

test('a page without visits says so, and why', () => {
  const { totals, traffic } = sampleFigures()
  const none = { totals: { ...totals, views: 0, visitors: 0 }, traffic: { ...traffic, bot: 2, staff: 1 } }
  expect(drawn(sampleFigures(none))).toContain('Ada 3 pembukaan oleh robot atau tim Anda')
  expect(drawn(sampleFigures(none), { query: 'perangkat=desktop' })).toContain(
    'dengan perangkat, sumber, atau kota ini',
  )
  expect(drawn(sampleFigures(none), { query: 'kota=Medan' })).toContain('dengan perangkat, sumber, atau kota ini')
})

test('few visitors and days that are kept no longer are said, not hidden', () => {
  const { totals } = sampleFigures()
  const few = { ...totals, visitors: 12 }
  expect(drawn(sampleFigures({ totals: few }))).toContain('Baru 12 pengunjung')
  expect(drawn(sampleFigures({ keptSince: '2026-11-22' }))).toContain('tidak dapat dihitung')
})

test('days that cannot be stay as typed, with the reason at their field', () => {
  const html = drawn(sampleFigures(), { query: 'sejak=2026-11-20&sampai=2026-11-01' })
  expect(html).toContain('value="2026-11-20"')
  expect(html).toContain('Tanggal akhir tidak bisa sebelum tanggal awal')
})

test('whoever may not design pages writes down no costs', () => {
  expect(drawn(sampleFigures())).toContain('Isi biaya iklan')
  expect(drawn(sampleFigures(), { mayEditCosts: false })).not.toContain('Isi biaya iklan')
})

test('a page of links is judged by its links', () => {
  const figures = sampleFigures()
  const html = drawn({ ...figures, page: { ...figures.page, isLinkPage: true } })
  expect(html).toContain('aria-label="Apa artinya Klik tautan?"')
})

test('what happened to the page is told below the chart, with what was before', () => {
  const note = { at: '2026-11-21T03:00:00.000Z', day: '2026-11-21', price: null, priceBefore: null }
  const html = drawn(
    sampleFigures({
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
