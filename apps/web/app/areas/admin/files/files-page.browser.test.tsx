import type { StoredFile } from '@naikkelas/contract/files'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { FilesPage } from './files-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const file = (name: string, given: Partial<StoredFile> = {}): StoredFile => ({
  id: '0197a1c2-0000-7000-8000-000000000001',
  name,
  address: '/api/files/0197a1c2-0000-7000-8000-000000000001',
  type: 1,
  label: 'Berkas umum',
  directory: 'berkas/brosur',
  contentType: 'application/pdf',
  bytes: 2_097_152,
  isPublic: true,
  owner: { kind: 'admin', name: 'Rani' },
  createdAt: '2026-11-20T02:00:00.000Z',
  uses: [],
  ...given,
})
const used = file('dipakai.pdf', {
  id: '0197a1c2-0000-7000-8000-000000000002',
  uses: [{ label: 'Halaman Kelas', address: '/admin/landing-pages/1' }],
})

function open(mayChange: boolean, items: readonly StoredFile[] = [file('brosur.pdf'), used]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(`${init.method} ${address}`)
    return Response.json({ status: 200, message: 'Berhasil', data: null })
  })
  const list = {
    items: [...items],
    total: items.length,
    page: 1,
    perPage: 50,
    directories: [{ directory: 'berkas/brosur', count: 2, bytes: 4_194_304 }],
    usedBytes: 4_194_304,
    quotaBytes: 214_748_364_800,
  }
  const filters = { search: '', type: undefined, owner: undefined, directory: '', page: 1 }
  const element = <FilesPage list={list} views={[]} filters={filters} mayChange={mayChange} />
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
  return asked
}

test('only a file that nothing uses can be deleted, after a confirmation', async () => {
  const asked = open(true)
  await expect.element(page.getByRole('link', { name: 'Halaman Kelas' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Hapus/ }).elements()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Hapus brosur.pdf' }))
  expect(asked).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Hapus berkas', exact: true }))
  await expect.poll(() => asked).toEqual(['DELETE /api/admin/files/0197a1c2-0000-7000-8000-000000000001'])
})

test('who may only look is offered no deletion, and sees space and folders', async () => {
  open(false)
  await userEvent.click(page.getByRole('button', { name: 'Saring' }))
  await expect.element(page.getByRole('option', { name: /^berkas\/brosur \(2 berkas/ })).toBeInTheDocument()
  await expect.element(page.getByText(/ dari .* terpakai/)).toBeVisible()
  expect(page.getByRole('button', { name: /^Hapus/ }).elements()).toHaveLength(0)
})

test('an empty list offers the upload to those who may, and an uploaded file is reported', async () => {
  const sent: FormData[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    status = 200
    responseText = JSON.stringify({ status: 200, message: 'Berhasil', data: '/api/files/satu' })
    open() {}
    setRequestHeader() {}
    abort() {}
    getResponseHeader = () => null
    getAllResponseHeaders = () => ''
    send(body: FormData) {
      sent.push(body)
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  open(true, [])
  await userEvent.click(page.getByRole('button', { name: 'Unggah berkas' }))
  const dialog = page.getByRole('dialog', { name: 'Unggah berkas' })
  await userEvent.upload(dialog.getByLabelText('Berkas', { exact: true }), new File(['isi'], 'brosur.pdf'))
  await expect.element(page.getByText('“brosur.pdf” sudah diunggah')).toBeVisible()
  expect(sent.map((form) => [form.get('type'), (form.get('file') as File).name])).toEqual([['1', 'brosur.pdf']])
})

test('who may only look gets no upload button in an empty list', async () => {
  open(false, [])
  await expect.element(page.getByRole('heading', { name: 'Belum ada berkas' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Unggah berkas' }).elements()).toHaveLength(0)
})
