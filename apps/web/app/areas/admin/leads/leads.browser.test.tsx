import type { Lead } from '@naikkelas/contract/marketing'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { leadFiltersOf } from './lead-filters.ts'
import { LeadsPage } from './leads-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const leadOf = (number: number, name: string): Lead => ({
  id: `0197a1c2-0000-7000-8000-00000000000${number}`,
  pageId: null,
  pageName: 'Kelas data',
  pageVersion: 1,
  sectionId: 'formulir01',
  isOrder: false,
  consentText: null,
  legalVersions: null,
  source: { path: null, utm: {} },
  answers: [{ name: 'name', kind: 'name', label: 'Nama', value: name }],
  status: 'new',
  sentAt: '2026-11-20T10:00:00.000Z',
  suspicions: [],
  isOptedOut: false,
  attribution: null,
  variant: null,
  anonymizedAt: null,
  personLeads: 1,
  optOutAddress: '',
})
const leads = [leadOf(1, 'Sari'), leadOf(2, 'Budi'), leadOf(3, 'Tono')]

/** The screen over an API that can be cut off; what reached it. */
function open({ loader = () => null }: { loader?: () => unknown } = {}) {
  const api = { isCut: false, sent: [] as unknown[], address: () => router.state.location.search }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (api.isCut) throw new TypeError('Failed to fetch')
    if (init.method === undefined || init.method === 'GET')
      return Response.json({ status: 200, message: 'Berhasil', data: [] })
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as { leadIds?: string[] }) : null
    api.sent.push([init.method, new URL(address, location.origin).pathname, body])
    const data = init.method === 'DELETE' ? null : { updatedIds: body?.leadIds ?? [] }
    return Response.json({ status: 200, message: 'Berhasil', data })
  })
  const list = { items: leads, total: 3, page: 1, perPage: 50, retentionMonths: 24 }
  const element = (
    <LeadsPage list={list} views={[]} counts={[]} filters={leadFiltersOf(new URLSearchParams())} mayManage />
  )
  const router = createMemoryRouter([{ path: '/', element, loader, HydrateFallback: () => null }])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return api
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name: `Pilih ${name}` })

test('selected leads get another status at once, and are no longer selected', async () => {
  const api = open()
  await userEvent.click(box('Sari'))
  await userEvent.click(box('Tono'))
  await expect.element(page.getByText('2 dipilih')).toBeVisible()
  await userEvent.click(button('Ubah status'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Dihubungi' }))
  await expect.element(page.getByText('2 prospek ditandai Dihubungi')).toBeVisible()
  expect(api.sent).toEqual([
    ['PATCH', '/api/admin/leads', { leadIds: [leads[0]?.id, leads[2]?.id], status: 'contacted' }],
  ])
  await expect.element(box('Sari')).not.toBeChecked()
})

test('without a connection the selected leads stay selected, and an error is shown', async () => {
  const api = open()
  await userEvent.click(box('Sari'))
  api.isCut = true
  await userEvent.click(button('Ubah status'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Selesai' }))
  await expect.element(page.getByText(/Tidak dapat terhubung/)).toBeVisible()
  await expect.element(box('Sari')).toBeChecked()
})

test('a lead that could not be deleted keeps the question open with the reason', async () => {
  const api = open()
  await userEvent.click(button('Budi'))
  await userEvent.click(button('Hapus data ini'))
  const question = page.getByRole('dialog', { name: 'Hapus data Budi?' })
  api.isCut = true
  await userEvent.click(question.getByRole('button', { name: 'Hapus selamanya' }))
  await expect.element(question.getByText(/Tidak dapat terhubung/)).toBeVisible()
  api.isCut = false
  await userEvent.click(question.getByRole('button', { name: 'Hapus selamanya' }))
  await expect.element(page.getByText('Data Budi sudah dihapus')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('without a connection the status of one lead goes back to what it was, and the list is not reloaded', async () => {
  const loader = vi.fn(() => null)
  const api = open({ loader })
  const status = page.getByRole('combobox', { name: 'Status Sari' })
  await expect.element(status).toHaveValue('new')
  const loadsBefore = loader.mock.calls.length
  api.isCut = true
  await userEvent.selectOptions(status, 'done')

  await expect.element(page.getByText(/sambungan|koneksi|internet/i).first()).toBeVisible()
  await expect.element(status).toHaveValue('new')
  expect(loader).toHaveBeenCalledTimes(loadsBefore)
})

test('a day that does not exist is refused at its field, stays as it was typed, and filters nothing', async () => {
  const api = open()
  await userEvent.click(button('Saring'))
  const from = page.getByRole('textbox', { name: 'Dari tanggal' })
  await userEvent.type(from, '31022026')
  await userEvent.click(button('Selesai'))
  await expect.element(page.getByText('Februari 2026 hanya sampai tanggal 28.')).toBeVisible()
  await expect.element(from).toHaveFocus()
  await expect.element(from).toHaveValue('31/02/2026')
  expect(api.address()).toBe('')

  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Saring Ada isian yang belum benar' }))
  await expect.element(from).toHaveValue('31/02/2026')
  await userEvent.clear(from)
  await userEvent.type(from, '28022026')
  await userEvent.click(button('Selesai'))
  await expect.poll(api.address).toBe('?sejak=2026-02-28')
})

test('the heading of the status is in sight, also for those who may change it', async () => {
  open()
  await expect.element(page.getByRole('columnheader', { name: 'Status' }).getByText('Status')).toBeVisible()
  const { width } = page
    .getByRole('columnheader', { name: 'Status' })
    .getByText('Status')
    .element()
    .getBoundingClientRect()
  expect(width).toBeGreaterThan(20)
})

test('keys of the list work without its focus, until the list of keys turns that off for this browser', async () => {
  await page.viewport(1280, 800)
  localStorage.removeItem('naikkelas-list-keys')
  const focused = () => document.activeElement?.closest('tr')?.textContent ?? ''
  open()
  await expect.element(box('Sari')).toBeVisible()
  await userEvent.keyboard('j')
  expect(focused()).toContain('Sari')
  await userEvent.keyboard('?')
  await userEvent.click(page.getByRole('switch', { name: 'Langsung aktif di layar ini' }))
  await userEvent.keyboard('{Escape}')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('j')
  expect(focused()).toBe('')
  expect(localStorage.getItem('naikkelas-list-keys')).toBe('off')
  localStorage.removeItem('naikkelas-list-keys')
})
