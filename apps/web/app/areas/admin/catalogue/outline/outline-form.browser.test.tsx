import type { Outline } from '@naikkelas/contract/commerce'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../builder/text/testing/open-text.tsx'
import { OutlineForm } from './outline-form.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const courseId = '0197a1c2-0000-7000-8000-000000000001'
const id = (place: number) => `0197a1c2-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`
const stored: Outline = {
  chapters: [
    { id: id(1), title: 'Memulai', lessons: [{ id: id(2), title: 'Membuka toko', kind: 1, minutes: 12 }] },
    { id: id(3), title: 'Berjualan', lessons: [] },
  ],
  version: 4,
  lessonCount: 1,
  minutes: 12,
  changedBy: 'Sari Wulandari',
}

interface Sent {
  chapters: Outline['chapters']
  version: number
}

function open({ outline = stored, answers = [] as (() => Response)[], mayChange = true } = {}) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Sent
    sent.push(body)
    const data = { ...stored, chapters: body.chapters, version: 5 }
    return answers.shift()?.() ?? Response.json({ status: 200, message: 'Berhasil', data })
  })
  const element = <OutlineForm courseId={courseId} outline={outline} mayChange={mayChange} />
  const router = createMemoryRouter([{ path: '/', element }])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return { sent }
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

test('a chapter and a lesson are added, written at once, and saved with those that were there', async () => {
  const { sent } = open()
  await press('Tambah materi ke Berjualan')
  await expect.element(field('Judul materi 2.1')).toHaveFocus()
  await userEvent.keyboard('Menjawab pembeli')
  await userEvent.selectOptions(field('Jenis materi 2.1'), 'Artikel')
  await userEvent.fill(field('Menit materi 2.1'), '8')
  await press('Tambah bab')
  await expect.element(field('Judul bab 3')).toHaveFocus()
  await userEvent.keyboard('Mengirim')
  await expect.element(page.getByText('3 bab, 2 materi, 20 menit')).toBeVisible()
  await press('Simpan susunan')
  await expect.element(page.getByText('Susunan disimpan')).toBeVisible()
  expect(sent).toMatchObject([
    {
      version: 4,
      chapters: [
        stored.chapters[0],
        { id: id(3), title: 'Berjualan', lessons: [{ title: 'Menjawab pembeli', kind: 0, minutes: 8 }] },
        { title: 'Mengirim', lessons: [] },
      ],
    },
  ])
})

test('chapters are put into order by keys, and what is removed can be undone', async () => {
  const { sent } = open()
  page.getByRole('button', { name: 'Pindahkan Memulai', exact: true }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText(/^Memulai diangkat dari urutan 1 dari 2/)).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText('Memulai di urutan 2 dari 2.')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.element(field('Judul bab 1')).toHaveValue('Berjualan')
  await press('Simpan susunan')
  await expect.element(page.getByText('Susunan disimpan')).toBeVisible()
  expect(sent.at(-1)?.chapters.map(({ title }) => title)).toEqual(['Berjualan', 'Memulai'])

  await press('Hapus Berjualan')
  await expect.element(field('Judul bab 1')).toHaveValue('Memulai')
  await press('Urungkan susunan')
  await expect.element(field('Judul bab 1')).toHaveValue('Berjualan')
})

test('a title that is missing is reported at its place and nothing is sent', async () => {
  const { sent } = open()
  await userEvent.clear(field('Judul materi 1.1'))
  await press('Simpan susunan')
  await expect.element(page.getByText('Judul materi harus diisi')).toBeVisible()
  await expect.element(field('Judul materi 1.1')).toHaveFocus()
  expect(sent).toEqual([])
})

test('when another admin saved first one’s own outline is kept, and saved over it or exchanged', async () => {
  const theirs = { ...stored, version: 9, changedBy: 'Raka Pratama', chapters: stored.chapters.slice(0, 1) }
  const conflict = () =>
    Response.json(
      { status: 409, message: 'Orang lain mengubah ini.', data: { code: 'sellable_changed', mine: [], theirs } },
      { status: 409 },
    )
  const { sent } = open({ answers: [conflict] })
  await userEvent.fill(field('Judul bab 2'), 'Menjual')
  await press('Simpan susunan')
  await expect.element(page.getByText('Raka Pratama menyimpan ini lebih dahulu', { exact: false })).toBeVisible()
  await expect.element(field('Judul bab 2')).toHaveValue('Menjual')
  await press('Simpan isian saya')
  await expect.element(page.getByText('Susunan disimpan')).toBeVisible()
  expect(sent.map(({ version }) => version)).toEqual([4, 9])
})

test('who may not change it reads it', async () => {
  open({ mayChange: false })
  await expect.element(field('Judul bab 1')).toBeDisabled()
  expect(page.getByRole('button', { name: /^(Tambah|Hapus)/ }).elements()).toEqual([])
})
