import type { CatalogueImport, ImportRow } from '@naikkelas/contract/commerce'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../builder/text/testing/open-text.tsx'
import { kindScreens } from '../kinds.ts'
import { ImportPage } from './import-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const id = '0197a1c2-0000-7000-8000-000000000001'
const preview: CatalogueImport = {
  id,
  kind: 'course',
  fileName: 'kelas-desember.xlsx',
  by: 'Sari',
  createdAt: '2026-11-20T03:00:00.000Z',
  appliedAt: null,
  reason: null,
  isUndone: false,
  counts: { new: 0, changed: 1, unchanged: 0, wrong: 1 },
  doneCount: 0,
  leftCount: 0,
}
const row: ImportRow = {
  line: 2,
  plan: 'changed',
  name: 'Kelas Iklan',
  sellableId: id,
  changes: [{ column: 'Harga', before: 'Rp249.000', after: 'Rp199.000' }],
  mistakes: [],
  leftReason: null,
}
const wrong: ImportRow = {
  ...row,
  line: 3,
  plan: 'wrong',
  name: '',
  changes: [],
  mistakes: [{ column: null, message: 'Baris ini mengulang baris 2' }],
}

function open(props: Partial<Parameters<typeof ImportPage>[0]>, answer?: (path: string) => Response) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, location.origin)
    sent.push(pathname)
    return answer?.(pathname) ?? Response.json({ status: 200, message: 'Berhasil', data: preview })
  })
  const element = <ImportPage screen={kindScreens.course} imports={[]} opened={null} mayChange {...props} />
  const router = createMemoryRouter([{ path: '/', element }])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return { sent, router }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a file that is refused says why below its field, and one that is read opens its preview', async () => {
  let answers = 0
  const refusal = { code: 'invalid_input', fields: [{ path: 'file', message: 'Berkas ini kosong' }] }
  const { sent, router } = open({}, () => {
    answers += 1
    if (answers === 1) return Response.json({ status: 422, message: 'Periksa', data: refusal }, { status: 422 })
    return Response.json({ status: 201, message: 'Berhasil', data: preview }, { status: 201 })
  })
  await userEvent.click(button('Lihat hasilnya dahulu'))
  await expect.element(page.getByText('Pilih berkas yang akan diimpor')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.upload(page.getByLabelText('Berkas'), new File(['Nama'], 'kelas.csv'))
  await userEvent.click(button('Lihat hasilnya dahulu'))
  await expect.element(page.getByText('Berkas ini kosong')).toBeVisible()
  await userEvent.click(button('Lihat hasilnya dahulu'))
  await expect.poll(() => router.state.location.search).toBe(`?impor=${id}`)
  expect(sent[0]).toBe('/api/admin/sellable-imports/course')
})

test('a preview names before and after, and what is wrong with which row', async () => {
  open({ opened: { import: preview, rows: [row, wrong], next: null } })
  await expect.element(page.getByText('Perhatian: 1 berubah, 1 salah')).toBeVisible()
  const cells = page
    .getByRole('row')
    .all()
    .map((one) => one.element().textContent)
  expect(cells[1]).toMatch(/2BerubahKelas IklanHarga: semula Rp249\.000 →  menjadi Rp199\.000/)
  expect(cells[2]).toMatch(/3SalahTanpa namaBaris ini mengulang baris 2\./)
})

test('an applied import says what was left and why, and has a way back; a viewer has none', async () => {
  const applied = { ...preview, appliedAt: '2026-11-20T04:00:00.000Z', reason: 'Promo', doneCount: 1, leftCount: 1 }
  const rows = [{ ...row, leftReason: 'Sudah diubah sejak pratinjau.' }]
  open({ opened: { import: applied, rows, next: null } })
  await expect.element(page.getByText('Perhatian: 1 baris tersimpan')).toBeVisible()
  await expect.element(page.getByText('Dilewati: Sudah diubah sejak pratinjau.')).toBeVisible()
  await expect.element(button('Urungkan 1 baris')).toBeVisible()
  await expect.element(button('Terapkan 1 baris')).not.toBeInTheDocument()
})

test('who may only view sees the rows and changes nothing', async () => {
  open({ opened: { import: preview, rows: [row], next: null }, mayChange: false })
  await expect.element(page.getByText('Kelas Iklan')).toBeVisible()
  await expect.element(button('Terapkan 1 baris')).not.toBeInTheDocument()
})
