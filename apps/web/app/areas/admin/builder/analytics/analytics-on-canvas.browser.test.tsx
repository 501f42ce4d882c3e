import type { PageAnalytics } from '@naikkelas/contract/marketing'
import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { sampleAnalytics } from '../../analytics/testing.ts'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { newSection } from '../model/section-acts.ts'
import { show } from '../text/testing/open-text.tsx'
import { AnalyticsOnCanvas } from './analytics-on-canvas.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Analytics over a page of two sections, of which the second was never published. */
function open(answer: () => { status: number; message: string; data: PageAnalytics | null }) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(String(address))
    const reply = answer()
    return new Response(JSON.stringify(reply), { status: reply.status })
  })
  const sections = ['judul00001', 'baru000001'].map((id) => ({ ...newSection('headline'), id }))
  const store = createBuilderStore({
    page: { id: '0197a1c2-0000-7000-8000-000000000001', status: 'published', name: 'Kelas data' } as LandingPage,
    document: { ...emptyDocument(), sections },
    media: [],
  })
  const onClose = vi.fn()
  const builder = (
    <ToastProvider>
      <BuilderContext value={{ store, workspace: createWorkspace() } as unknown as BuilderParts}>
        <AnalyticsOnCanvas onClose={onClose} />
        {sections.map(({ id }) => (
          <div key={id}>
            <div data-canvas-section={id} role="group" aria-label={`Kanvas ${id}`} />
            <div data-section-row={id} role="group" aria-label={`Susunan ${id}`} />
          </div>
        ))}
      </BuilderContext>
    </ToastProvider>
  )
  show(<RouterProvider router={createMemoryRouter([{ path: '/', element: builder }])} />)
  return { requests, onClose }
}

/** Waits until this text is visible, whatever surrounds it. */
const says = (place: Locator, words: string) => expect.poll(() => place.element().textContent).toContain(words)

const found = (data = sampleAnalytics()) => ({ status: 200, message: 'ok', data })

test('each section shows its reach, time, drop-off and clicks; the outline its reach', async () => {
  open(() => found())
  const section = page.getByRole('group', { name: 'Kanvas judul00001' })
  await says(section, '95% jangkauan · 4,2 dtk dilihat · 12,5% berhenti di sini')
  await says(section, 'Menjual Rp2.094.000 (6 pesanan)')
  await says(section, '99 klik (89%) Daftar sekarang')
  await says(page.getByRole('group', { name: 'Susunan judul00001' }), 'Jangkauan 95%')
  await says(page.getByRole('group', { name: 'Kanvas baru000001' }), 'Belum terbit')
  await says(page.getByRole('region', { name: 'Statistik halaman' }), '1.250 kunjungan, 1.100 pengunjung, CTR 8%')
})

/** Opens the popover of filters, once the first analytics named their values. */
async function openFilters() {
  await says(page.getByRole('region', { name: 'Statistik halaman' }), '1.250 kunjungan')
  await userEvent.click(page.getByRole('button', { name: 'Saring' }))
}

test('selecting another city requests its analytics, and shows it as a chip that can be removed', async () => {
  const { requests } = open(() => found())
  await openFilters()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kota' }), 'Bandung')
  await vi.waitFor(() => expect(requests.at(-1)).toContain('city=Bandung'), 15_000)
  expect(requests[0]).not.toContain('city')
  const link = page.getByRole('link', { name: 'Lihat semua' })
  await expect.poll(() => link.element().getAttribute('href')).toContain('kota=Bandung')
  await userEvent.click(page.getByRole('button', { name: 'Selesai' }))
  await userEvent.click(page.getByRole('button', { name: 'Hapus saringan Kota: Bandung' }))
  await vi.waitFor(() => expect(requests.at(-1)).not.toContain('city'), 15_000)
})

test('selecting another device requests its analytics', async () => {
  const { requests } = open(() => found())
  await openFilters()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Perangkat' }), 'mobile')
  await vi.waitFor(() => expect(requests.at(-1)).toContain('device=mobile'), 15_000)
  expect(requests[0]).not.toContain('device')
})

test('missing visits and failed requests are reported, without cards on the page', async () => {
  const { totals } = sampleAnalytics()
  open(() => found(sampleAnalytics({ totals: { ...totals, views: 0, checkouts: 0, sales: 0 } })))
  await says(page.getByRole('region', { name: 'Statistik halaman' }), 'Belum ada kunjungan')
  expect(page.getByRole('group', { name: 'Kanvas judul00001' }).element().textContent).toBe('')
})

test('a server error is shown in place of the analytics, and the mode can be closed', async () => {
  const { onClose } = open(() => ({ status: 404, message: 'Halaman tidak ditemukan', data: null }))
  await says(page.getByRole('region', { name: 'Statistik halaman' }), 'tidak ditemukan')
  await userEvent.click(page.getByRole('button', { name: 'Tutup statistik' }))
  expect(onClose).toHaveBeenCalledOnce()
})
