import { defaultSettings, type SiteSettingsState } from '@naikkelas/contract/site'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { MenuPage } from './menu-page.tsx'

afterEach(() => vi.unstubAllGlobals())

type State = SiteSettingsState['menu']

/** The screen over an API that keeps what is saved; what it was sent. */
async function open() {
  const state: State = { value: defaultSettings.menu, version: 0, changedAt: null, changedBy: null, scheduled: [] }
  const sent: State['value'][] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { value, version } = JSON.parse(String(init.body)) as State
    sent.push(value)
    return Response.json({ status: 200, message: '', data: { ...state, value, version: version + 1 } })
  })
  const router = createMemoryRouter([{ path: '/', element: <MenuPage state={state} /> }])
  await show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return { sent }
}

const save = () => userEvent.click(page.getByRole('button', { name: 'Simpan menu dan kaki' }).element())

test('a link is added, renamed and saved with all lists', async () => {
  const { sent } = await open()
  await userEvent.click(page.getByRole('button', { name: 'Tambah tautan ke Bilah atas' }).element())
  await page.getByLabelText('Nama tautan 3 di Bilah atas').fill('Promo')
  await page.getByLabelText('Alamat tautan 3 di Bilah atas').fill('/pengumuman/promo')
  await page.getByLabelText('Nama menu 1').fill('Belajar')
  await save()
  await vi.waitFor(() => expect(sent).toHaveLength(1), 15_000)
  expect(sent[0]?.top.at(-1)).toEqual({ label: 'Promo', href: '/pengumuman/promo' })
  expect(sent[0]?.groups[0]?.label).toBe('Belajar')
  expect(sent[0]?.footer).toEqual(defaultSettings.menu.footer)
})

test('a list is put into another order by keys', async () => {
  const { sent } = await open()
  const handle = page.getByRole('button', { name: /Penafian/ }).first()
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.keyboard(' ')
  await save()
  await vi.waitFor(() => expect(sent).toHaveLength(1), 15_000)
  expect(sent[0]?.legal.map(({ label }) => label)).toEqual(['Penafian', 'Syarat dan ketentuan', 'Kebijakan privasi'])
})

test('an item of a feature says when it is shown, and one without an address is refused at its field', async () => {
  const { sent } = await open()
  await expect.element(page.getByText('Tampil selama forum menyala.')).toBeVisible()
  await page.getByLabelText('Alamat tautan 1 di Bilah atas').fill('javascript:alert(1)')
  await save()
  await expect.element(page.getByText('Tulis alamat yang dimulai dengan / atau https://')).toBeVisible()
  expect(sent).toEqual([])
})
