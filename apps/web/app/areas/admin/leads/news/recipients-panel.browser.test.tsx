import type { LeadRecipient } from '@naikkelas/contract/marketing'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../builder/text/testing/open-text.tsx'
import { RecipientsPanel } from './recipients-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

const pageId = '0197a1c2-0000-7000-8000-000000000001'
const other = '0197a1c2-0000-7000-8000-000000000002'
const form = { sectionId: 'daftar0001', type: 'lead_form', words: 'Daftar sekarang' }
const recipient = (email: string, given: Partial<LeadRecipient>): LeadRecipient => ({
  id: email,
  email,
  page: { id: pageId, name: 'Kelas data' },
  sectionId: null,
  form: null,
  toldAt: null,
  ...given,
})

/** The screen over an API in which only the first page has a form. */
function open(recipients: readonly LeadRecipient[] = []) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push(JSON.parse(String(init.body)))
    const forms = address.includes(pageId) ? [form] : []
    const data = init.method === 'POST' ? recipient('tim@toko.co', {}) : forms
    return Response.json({ status: 200, message: 'Berhasil', data })
  })
  const pages = [
    { pageId, pageName: 'Kelas data', total: 3, fresh: 1 },
    { pageId: other, pageName: 'Kelas lama', total: 1, fresh: 0 },
  ]
  const element = <RecipientsPanel recipients={recipients} pages={pages} />
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
  return sent
}
const place = () => page.getByRole('combobox', { name: 'Dari halaman', exact: true })
const forms = () => page.getByRole('combobox', { name: 'Formulir', exact: true })
const add = () => page.getByRole('button', { name: 'Tambah penerima', exact: true })

test('a recipient is notified of one form of a page, and of no form of another page', async () => {
  const sent = open()
  await userEvent.fill(page.getByRole('textbox', { name: 'Alamat e-mail', exact: true }), 'tim@toko.co')
  expect(forms().query()).toBeNull()
  await userEvent.selectOptions(place(), 'Kelas data')
  await userEvent.selectOptions(forms(), 'Formulir minat: Daftar sekarang')
  await userEvent.click(add())
  await expect.poll(() => sent).toEqual([{ email: 'tim@toko.co', pageId, sectionId: form.sectionId }])
  await userEvent.selectOptions(place(), 'Kelas lama')
  await expect.poll(() => forms().query()).toBeNull()
  await userEvent.fill(page.getByRole('textbox', { name: 'Alamat e-mail', exact: true }), 'lain@toko.co')
  await userEvent.click(add())
  await expect.poll(() => sent.at(-1)).toEqual({ email: 'lain@toko.co', pageId: other, sectionId: null })
})

test('each recipient is listed with the forms they are notified of', async () => {
  open([
    recipient('semua@toko.co', { page: null }),
    recipient('satu@toko.co', { sectionId: form.sectionId, form }),
    recipient('lama@toko.co', { sectionId: 'sudahtiada' }),
  ])
  const items = page.getByRole('listitem')
  await expect.element(items.nth(0)).toHaveTextContent('semua@toko.coSemua halaman')
  await expect.element(items.nth(1)).toHaveTextContent('satu@toko.coKelas data · Formulir minat: Daftar sekarang')
  await expect.element(items.nth(2)).toHaveTextContent('lama@toko.coKelas data · formulir yang sudah tidak ada')
})
