import type { AuditEntry, AuditEntryDetail } from '@naikkelas/contract/identity'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { auditFiltersOf } from './audit-filters.ts'
import { AuditLogPage } from './audit-log-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const rani = { id: '0197a1c2-0000-7000-8000-0000000000aa', name: 'Rani' }
const entry: AuditEntry = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  at: '2026-11-20T02:00:00.000Z',
  admin: rani,
  endpoint: 'PATCH /admin/partners/{partnerId}',
  recordType: 'partners',
  recordId: '0197a1c2-0000-7000-8000-0000000000bb',
  reason: null,
}
const place = '2026-11-20T02:00:00.000Z_0197a1c2-0000-7000-8000-000000000001'
const detail: AuditEntryDetail = {
  ...entry,
  requestId: 'permintaan-1',
  before: { name: 'Kopi Ratna', reference: 'kopi' },
  after: { name: 'Kopi Bu Ratna', reference: 'kopi' },
}

/** The screen at an address; where it is by now. */
function open(search = '', opened: AuditEntryDetail | null = null) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <AuditLogPage
            views={[]}
            list={{ items: [entry], older: place, newer: null }}
            entry={opened}
            admins={[rani]}
            filters={auditFiltersOf(new URLSearchParams(search))}
          />
        ),
      },
    ],
    { initialEntries: [`/${search}`] },
  )
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return router
}

test('entries are listed in the table of the heading, and one opens from its first column', async () => {
  const router = open('?jenis=partners')
  const table = page.getByRole('table', { name: 'Log audit', exact: true })
  await expect.element(table.getByRole('cell', { name: 'Rani', exact: true })).toBeVisible()
  await userEvent.click(table.getByRole('link', { name: 'Mengubah mitra', exact: true }))
  expect(router.state.location.search).toBe(`?jenis=partners&catatan=${entry.id}`)
})

test('an open entry shows what changed before and after beside each other, and closes to the list', async () => {
  const router = open(`?catatan=${entry.id}`, detail)
  const sheet = page.getByRole('dialog', { name: 'Mengubah mitra' })
  const row = sheet.getByRole('table', { name: 'Isian yang berubah' }).getByRole('row', { name: /^Nama/ })
  expect(row.element().textContent).toBe('NamaKopi RatnaKopi Bu Ratna')
  await expect.element(sheet.getByText('1 isian lain tidak berubah')).toBeVisible()
  await userEvent.click(sheet.getByRole('button', { name: 'Tutup', exact: true }))
  expect(router.state.location.search).toBe('')
})

test('another filter begins at the latest entry again', async () => {
  const router = open(`?halaman=lama_${place}`)
  await userEvent.click(page.getByRole('region', { name: 'Saring' }).getByRole('button', { name: /^Saring/ }))
  await userEvent.selectOptions(page.getByLabelText('Admin', { exact: true }), rani.id)
  await expect.poll(() => router.state.location.search).toBe(`?admin=${rani.id}`)
})

test('the way to older entries keeps the filters', async () => {
  const router = open('?jenis=partners')
  await userEvent.click(page.getByRole('button', { name: 'Berikutnya', exact: true }))
  const params = new URLSearchParams(router.state.location.search)
  expect([params.get('jenis'), params.get('halaman')]).toEqual(['partners', `lama_${place}`])
})

test('columns are chosen by the reader', async () => {
  open()
  expect(page.getByRole('columnheader', { name: 'ID data' }).elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Kolom', exact: true }))
  await userEvent.click(page.getByRole('checkbox', { name: 'ID data', exact: true }))
  await expect.element(page.getByRole('columnheader', { name: 'ID data' })).toBeInTheDocument()
})

test('an export asks for the password; a wrong one is refused at its field, the right one saves the file', async () => {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    asked.push([address, init.body ? JSON.parse(String(init.body)) : null])
    if (address.includes('/audit-exports/'))
      return new Response('PK', { headers: { 'content-disposition': 'attachment; filename="log-audit.xlsx"' } })
    if (String(init.body).includes('salah')) {
      const fields = [{ path: 'currentPassword', message: 'Kata sandi saat ini tidak cocok.' }]
      return Response.json({ status: 422, message: 'x', data: { code: 'wrong_password', fields } }, { status: 422 })
    }
    const data = { token: 'abc.def', expiresAt: '2026-11-20T02:15:00.000Z', format: 'xlsx', filter: {} }
    return Response.json({ status: 201, message: 'Berhasil', data }, { status: 201 })
  })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  open('?jenis=partners')
  await userEvent.click(page.getByRole('button', { name: 'Ekspor', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Ekspor log audit' })
  await userEvent.fill(dialog.getByLabelText('Kata sandi Anda'), 'salah')
  await userEvent.click(dialog.getByRole('button', { name: 'Ekspor', exact: true }))
  await expect.element(dialog.getByText('Kata sandi saat ini tidak cocok.')).toBeVisible()
  await userEvent.fill(dialog.getByLabelText('Kata sandi Anda'), 'NaikKelas2026!')
  await userEvent.click(dialog.getByRole('button', { name: 'Ekspor', exact: true }))
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  saved.mockRestore()
  const body = { format: 'xlsx', currentPassword: 'NaikKelas2026!', filter: { recordType: 'partners' } }
  expect(asked.slice(1)).toEqual([
    ['/api/admin/audit-exports', body],
    ['/api/admin/audit-exports/abc.def', null],
  ])
})
