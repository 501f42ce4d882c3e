import type { ListView } from '@naikkelas/contract/identity'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { ListViews } from './list-views.tsx'
import { SaveViewButton } from './save-view-button.tsx'

afterEach(() => vi.unstubAllGlobals())

function Screen() {
  const views = useLoaderData<ListView[]>()
  return (
    <>
      <ListViews list="users" views={views} />
      <SaveViewButton list="users" views={views} />
    </>
  )
}

/** The two parts over an API that keeps views, at an address. */
function open(address: string, kept: ListView[] = [], { isFull = false } = {}) {
  let views = kept
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const { pathname } = new URL(url, location.origin)
    if (isFull) {
      const message = 'Sudah terlalu banyak yang disimpan.'
      return Response.json({ status: 409, message, data: { code: 'library_full' } }, { status: 409 })
    }
    if (method === 'DELETE') views = views.filter(({ id }) => !pathname.endsWith(id))
    const { name, params } =
      method === 'POST' ? (JSON.parse(String(body)) as Omit<ListView, 'id'>) : { name: '', params: {} }
    const saved = { id: crypto.randomUUID(), name, params }
    if (method === 'POST') views = [...views, saved]
    return Response.json({ status: 200, message: 'Berhasil', data: method === 'POST' ? saved : null })
  })
  const router = createMemoryRouter(
    [{ path: '/', element: <Screen />, loader: () => views, HydrateFallback: () => null }],
    {
      initialEntries: [address],
    },
  )
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return router
}

const blocked = { id: '0197a1c2-0000-7000-8000-000000000001', name: 'Diblokir', params: { status: 'blocked' } }
const link = (name: string) =>
  page.getByRole('navigation', { name: 'Tampilan' }).getByRole('link', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('filters are saved under a name, without the page of the list, and opened again with one press', async () => {
  const router = open('/?status=blocked&halaman=sebelum-9')
  await userEvent.click(button('Simpan tampilan'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true }))
  await expect.element(page.getByText('Nama tampilan harus diisi')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Nama tampilan'), 'Diblokir')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true }))

  await expect.element(link('Diblokir')).toHaveAttribute('aria-current', 'page')
  await userEvent.click(link('Semua'))
  await expect.element(link('Semua')).toHaveAttribute('aria-current', 'page')
  await userEvent.click(link('Diblokir'))
  await expect.element(link('Diblokir')).toHaveAttribute('aria-current', 'page')
  expect(router.state.location.search).toBe('?status=blocked')
})

test('the view that is shown can be deleted, and brought back', async () => {
  open('/?status=blocked', [blocked])
  await userEvent.click(button('Hapus tampilan'))
  await expect.element(page.getByRole('navigation', { name: 'Tampilan' })).not.toBeInTheDocument()
  await userEvent.click(button('Urungkan'))
  await expect.element(link('Diblokir')).toBeVisible()
})

test('a name that exists says that saving replaces it; a refused view keeps the typed name', async () => {
  open('/?cari=dewi', [blocked], { isFull: true })
  await expect.element(button('Hapus tampilan')).not.toBeInTheDocument()
  await userEvent.click(button('Simpan tampilan'))
  await userEvent.fill(page.getByLabelText('Nama tampilan'), 'diblokir')
  await expect.element(page.getByText('Nama ini sudah ada. Menyimpan akan menggantinya.')).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true }))
  await expect.element(page.getByText('Sudah terlalu banyak yang disimpan.')).toBeVisible()
  await expect.element(page.getByLabelText('Nama tampilan')).toHaveValue('diblokir')
})
