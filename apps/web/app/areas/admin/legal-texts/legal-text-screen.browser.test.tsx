import type { LegalText } from '@naikkelas/contract/content'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { LegalTextScreen } from './legal-text-screen.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
})
afterEach(() => vi.unstubAllGlobals())

const stored: LegalText = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  number: 2,
  version: 2,
  state: 'published',
  isShown: true,
  textVersion: 2,
  isFixed: true,
  value: { kind: 'disclaimer', title: 'Bagian baru', body: richTextOf('Isi.'), validFrom: '2026-11-20' },
  updatedAt: '2026-11-20T03:00:00.000Z',
  changedBy: 'Sari Wulandari',
}

function open(record: LegalText) {
  const element = <LegalTextScreen record={record} copied={null} mayChange />
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </ToastProvider>,
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const refused = ['Simpan', 'Tarik ke draf', 'Arsipkan']

test('a version that has become valid can be read and duplicated, and offers nothing that would be refused', async () => {
  open(stored)
  await expect.element(page.getByText('Sudah berlaku: duplikat untuk versi berikutnya.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Duplikat' })).toBeVisible()
  for (const name of refused) await expect.element(button(name)).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Yang berubah', { exact: true })).toBeDisabled()
  await expect
    .element(page.getByRole('textbox', { name: 'Teks', exact: true }))
    .toHaveAttribute('aria-readonly', 'true')
})

test('a version that becomes valid later can still be changed and unpublished', async () => {
  open({ ...stored, isShown: false, isFixed: false, value: { ...stored.value, validFrom: '2030-01-01' } })
  for (const name of refused) await expect.element(button(name)).toBeVisible()
  await expect.element(page.getByText('Terjadwal', { exact: true })).toBeVisible()
})
