import type { Partner } from '@naikkelas/contract/identity'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { PartnersPage } from './partners-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const kopi: Partner = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  name: 'Kopi Ratna',
  reference: 'kopi-ratna',
  subdomain: null,
}

/** The screen over an API to which one reference is taken; what it was sent. */
function open({ partners = [kopi], mayChange = true }: { partners?: Partner[]; mayChange?: boolean } = {}) {
  const sent: [method: string, path: string, body: Partial<Partner>][] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Partial<Partner>
    sent.push([init.method ?? 'GET', new URL(address, location.origin).pathname, body])
    if (body.reference === 'kopi-ratna') {
      const fields = [{ path: 'reference', message: 'Kode rujukan ini sudah dipakai mitra lain' }]
      const data = { code: 'invalid_input', fields }
      return Response.json({ status: 422, message: 'Ada isian yang perlu diperbaiki.', data }, { status: 422 })
    }
    return Response.json({ status: 201, message: 'Berhasil', data: { ...kopi, ...body } }, { status: 201 })
  })
  const element = <PartnersPage partners={partners} mayChange={mayChange} />
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
  return sent
}

test('a partner is added; what is refused stays typed with the reason at its field', async () => {
  const sent = open()
  await userEvent.click(page.getByRole('button', { name: 'Tambah mitra', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Mitra baru', exact: true })
  await userEvent.fill(dialog.getByLabelText('Nama', { exact: true }), 'Toko Teh')
  await userEvent.fill(dialog.getByLabelText('Kode rujukan', { exact: true }), 'kopi-ratna')
  await userEvent.click(dialog.getByRole('button', { name: 'Tambah mitra', exact: true }))
  await expect.element(dialog.getByText('Kode rujukan ini sudah dipakai mitra lain')).toBeVisible()
  await expect.element(dialog.getByLabelText('Kode rujukan', { exact: true })).toHaveFocus()
  await expect.element(dialog.getByLabelText('Nama', { exact: true })).toHaveValue('Toko Teh')
  await userEvent.fill(dialog.getByLabelText('Kode rujukan', { exact: true }), '')
  await userEvent.click(dialog.getByRole('button', { name: 'Tambah mitra', exact: true }))
  await expect.element(page.getByText('Toko Teh ditambahkan')).toBeVisible()
  expect(sent.at(-1)).toEqual(['POST', '/api/admin/partners', { name: 'Toko Teh', subdomain: null }])
})

test('a partner is given another name', async () => {
  const sent = open()
  await userEvent.click(page.getByRole('button', { name: 'Ubah Kopi Ratna', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Ubah Kopi Ratna', exact: true })
  await userEvent.fill(dialog.getByLabelText('Nama', { exact: true }), 'Kopi Bu Ratna')
  await userEvent.fill(dialog.getByLabelText('Kode rujukan', { exact: true }), 'bu-ratna')
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan', exact: true }))
  await expect.element(page.getByText('Kopi Bu Ratna disimpan')).toBeVisible()
  expect(sent).toEqual([
    ['PATCH', `/api/admin/partners/${kopi.id}`, { name: 'Kopi Bu Ratna', reference: 'bu-ratna', subdomain: null }],
  ])
})

test('without publish permission partners are listed without actions', async () => {
  open({ mayChange: false })
  await expect.element(page.getByText('Kopi Ratna', { exact: true })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})
