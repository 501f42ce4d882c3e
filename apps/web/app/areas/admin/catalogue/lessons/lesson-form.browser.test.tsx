import type { LessonContent, LessonContentValue } from '@naikkelas/contract/learning'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../builder/text/testing/open-text.tsx'
import { LessonForm } from './lesson-form.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const filmId = '0197a1c2-0000-7000-8000-00000000000a'
const value: LessonContentValue = {
  body: null,
  file: { id: filmId, length: 120 },
  backupFileId: null,
  saverFileId: null,
  posterId: null,
  filmChapters: [{ at: 0, title: 'Pembuka' }],
  captions: [],
  resources: [],
  quiz: null,
  assignment: null,
  opensAt: null,
  opensAfterDays: null,
  needsPrevious: false,
}
const stored: LessonContent = {
  lessonId: '0197a1c2-0000-7000-8000-000000000001',
  title: 'Membuka toko',
  kind: 1,
  value,
  files: [{ id: filmId, name: 'membuka-toko.mp4', bytes: 4_200_000, contentType: 'video/mp4' }],
  version: 3,
  changedBy: 'Sari Wulandari',
}

interface Sent {
  value: LessonContentValue
  version: number
}

function open({ answers = [] as (() => Response)[], mayChange = true } = {}) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    // Whether a late part can be fetched.
    if (init.method === 'HEAD') return new Response(null)
    const body = JSON.parse(String(init.body)) as Sent
    sent.push(body)
    const data = { ...stored, value: body.value, version: body.version + 1 }
    return answers.shift()?.() ?? Response.json({ status: 200, message: 'Berhasil', data })
  })
  const router = createMemoryRouter([{ path: '/', element: <LessonForm lesson={stored} mayChange={mayChange} /> }])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return { sent }
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
/** Saves where a message lies over the button. */
const byKeys = () => userEvent.keyboard('{Control>}s{/Control}')
const saved = () => expect.element(page.getByText('Isi Membuka toko disimpan')).toBeVisible()

test('parts of a film begin at times as a clock shows them, and what is no time is refused at its place', async () => {
  const { sent } = open()
  await expect.element(page.getByText('Panjangnya 2:00.')).toBeVisible()
  await expect.element(page.getByText('membuka-toko.mp4')).toBeVisible()
  await press('Tambah bagian')
  await userEvent.fill(field('Judul bagian 2'), 'Praktik')
  await userEvent.fill(field('Mulai bagian 2'), 'nanti')
  await press('Simpan')
  await expect.element(page.getByText('Tulis detiknya')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(field('Mulai bagian 2'), '1:05')
  await press('Simpan')
  await saved()
  expect(sent).toMatchObject([{ version: 3, value: { filmChapters: [{ at: 0 }, { at: 65, title: 'Praktik' }] } }])
})

test('a lesson opens at once, on a day or some days later, and never both', async () => {
  const { sent } = open()
  const when = field('Materi dibuka')
  await userEvent.selectOptions(when, 'Pada tanggal tertentu')
  await expect.element(field('Dibuka pada')).toBeVisible()
  await press('Simpan')
  await expect.poll(() => sent.length).toBe(1)
  await userEvent.selectOptions(when, 'Beberapa hari setelah kelas dimiliki')
  await userEvent.fill(field('Hari setelah dimiliki'), '')
  await byKeys()
  await expect.element(page.getByText('Tulis hari sebagai angka bulat')).toBeVisible()
  await userEvent.fill(field('Hari setelah dimiliki'), '14')
  await userEvent.click(page.getByLabelText('Baru terbuka setelah materi sebelumnya selesai'))
  await byKeys()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[0]?.value).toMatchObject({ opensAt: expect.stringMatching(/T02:00:00/), opensAfterDays: null })
  expect(sent[1]?.value).toMatchObject({ opensAt: null, opensAfterDays: 14, needsPrevious: true })
})

test('captions are read from their file, and a file that is none is refused', async () => {
  const { sent } = open()
  const choose = (text: string) =>
    userEvent.upload(field('Teks Bahasa Indonesia (boleh kosong)'), new File([text], 'teks.vtt', { type: 'text/vtt' }))
  await choose('<script>')
  await expect.element(page.getByText('Berkas teks harus diawali WEBVTT')).toBeVisible()
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHalo'
  await choose(vtt)
  await expect.element(page.getByText('Ada: 1 baris teks.')).toBeVisible()
  await press('Simpan')
  await saved()
  expect(sent[0]?.value.captions).toEqual([{ language: 'id', vtt }])
})

test('when another admin saved first one’s own lesson is kept, and saved over it or exchanged', async () => {
  const theirs = { ...stored, version: 8, changedBy: 'Raka Pratama' }
  const conflict = () =>
    Response.json(
      { status: 409, message: 'Orang lain mengubah ini.', data: { code: 'sellable_changed', mine: value, theirs } },
      { status: 409 },
    )
  const { sent } = open({ answers: [conflict] })
  await userEvent.fill(field('Judul bagian 1'), 'Selamat datang')
  await press('Simpan')
  await expect.element(page.getByText('Raka Pratama menyimpan ini lebih dahulu', { exact: false })).toBeVisible()
  await expect.element(field('Judul bagian 1')).toHaveValue('Selamat datang')
  await press('Simpan isian saya')
  await saved()
  expect(sent.map(({ version }) => version)).toEqual([3, 8])
})

test('who may not change a lesson reads it', async () => {
  open({ mayChange: false })
  await expect.element(field('Judul bagian 1')).toBeDisabled()
  expect(page.getByRole('button', { name: 'Simpan', exact: true }).elements()).toEqual([])
})
