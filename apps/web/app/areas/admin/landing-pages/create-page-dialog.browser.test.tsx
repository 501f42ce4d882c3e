import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { CreatePageDialog } from './create-page-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The dialog with an API whose links are free while typing, and taken when submitting. */
function open() {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method !== 'POST')
      return Response.json({ status: 200, message: 'Berhasil', data: { isFree: true, message: null, suggestion: '' } })
    const message = 'Tautan ini baru saja dipakai halaman lain.'
    return Response.json({ status: 409, message, data: { code: 'link_taken' } }, { status: 409 })
  })
  const element = <CreatePageDialog isOpen onOpenChange={() => {}} partners={[]} />
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
}
const make = () => page.getByRole('button', { name: 'Buat halaman', exact: true })
const name = () => page.getByRole('textbox', { name: 'Nama halaman', exact: true })
const link = () => page.getByRole('textbox', { name: 'Tautan', exact: true })

test('missing values and server errors take the focus', async () => {
  open()
  await userEvent.click(make())
  await expect.element(name()).toHaveFocus()
  await userEvent.fill(name(), 'Kelas Shopee')
  await userEvent.click(make())
  await expect.element(link()).toHaveAccessibleDescription(/baru saja dipakai/)
  await expect.element(link()).toHaveFocus()
  await expect.element(name()).toHaveValue('Kelas Shopee')
})
