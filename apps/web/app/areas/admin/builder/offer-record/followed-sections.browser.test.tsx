import type { BoundRecord } from '@naikkelas/contract/pages'
import { boundTo, emptyDocument } from '@naikkelas/page'
import type { RecordDetails } from '@naikkelas/ui/sections/registry'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openCanvas, whiteSection } from '../canvas/testing/open-canvas.tsx'
import { openSettings } from '../inspector/testing/open-settings.tsx'
import { newSectionOn } from '../model/section-acts.ts'

const details: RecordDetails = {
  level: 'beginner',
  chapters: [
    { title: 'Menyiapkan toko', lessons: [{ title: 'Memilih barang yang layak dijual', minutes: 14, kind: 'video' }] },
  ],
  people: [{ name: 'Dewi Anggraini', title: 'Penjual rumahan', biography: '', mediaId: null }],
  event: null,
  beginsAt: null,
  saleEndsAt: null,
  reviews: [],
  rating: null,
}
const id = '00000000-0000-4000-8000-000000000301'
const record = {
  id,
  kind: 'course',
  name: 'Toko Shopee Pertama',
  price: 249_000,
  strikePrice: null,
  deadline: null,
  seats: null,
  coach: '',
  status: 'open',
  updatedAt: '2026-11-20T03:00:00.000Z',
  details,
  media: [],
} satisfies BoundRecord
const offer = { ...emptyDocument().offer, ...boundTo(record) }

/** Answers the API in place of the server. */
function answer(data: () => unknown) {
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ message: '', data: data() })))
  onTestFinished(() => spy.mockRestore())
}

const followed = (type: string) => {
  const section = whiteSection(type)
  return { ...section, settings: { ...section.settings, followsRecord: true } }
}

test('the canvas shows the lessons of the record, which are not written there', async () => {
  answer(() => record)
  openCanvas([followed('lesson_material')], { className: 'flex h-150 w-200', rest: { offer } })
  const lesson = page.getByText('Memilih barang yang layak dijual')
  await expect.element(lesson).toBeInTheDocument()
  expect(lesson.element().closest('[data-text]')).toBeNull()
  expect(page.getByText('Pelajaran pertama').query()).toBeNull()
  expect(page.getByRole('heading', { name: 'Materi kelas' }).element().querySelector('[data-text]')).not.toBeNull()
})

test('a section that is written by hand stays as it is on a page with a record', async () => {
  answer(() => record)
  openCanvas([whiteSection('coach'), followed('lesson_material')], {
    className: 'flex h-150 w-200',
    rest: { offer },
  })
  await expect.element(page.getByText('Memilih barang yang layak dijual')).toBeInTheDocument()
  await expect.element(page.getByText('Nama mentor')).toBeInTheDocument()
  expect(page.getByText('Dewi Anggraini').query()).toBeNull()
})

test('the panel says which record is shown and what it says, and leads to it', async () => {
  const { workspace, settings } = openSettings('coach', {}, { offer })
  workspace.change('offer', { id, record })
  await expect.element(page.getByRole('button', { name: /Tambah mentor/ })).toBeInTheDocument()
  await page.getByRole('switch', { name: 'Ikuti katalog' }).click()
  expect(settings()).toMatchObject({ followsRecord: true })
  await expect.element(page.getByText(`Dari katalog: ${record.name}`)).toBeInTheDocument()
  await expect.element(page.getByText('Dewi Anggraini')).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Ubah di Kelas' })).toHaveAttribute('href', `/admin/kelas/${id}`)
  expect(page.getByRole('button', { name: /Tambah mentor/ }).query()).toBeNull()
  await page.getByRole('switch', { name: 'Ikuti katalog' }).click()
  expect(settings()?.followsRecord).toBeUndefined()
  await expect.element(page.getByRole('button', { name: /Tambah mentor/ })).toBeInTheDocument()
})

test('the panel says of a record that has nothing to show that what is written is shown', async () => {
  const { workspace } = openSettings('coach', {}, { offer })
  workspace.change('offer', { id, record: { ...record, details: { ...details, people: [] } } })
  await page.getByRole('switch', { name: 'Ikuti katalog' }).click()
  await expect.element(page.getByText(/belum mengisi bagian ini di katalog/)).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Tambah mentor/ })).toBeInTheDocument()
})

test('a new section follows the record of a page that is bound to one', () => {
  const follows = (document: Parameters<typeof newSectionOn>[0], type: string) =>
    newSectionOn(document, type).settings.followsRecord
  expect(follows({ ...emptyDocument(), offer }, 'lesson')).toBe(true)
  expect(follows({ ...emptyDocument(), offer }, 'headline')).toBeUndefined()
  expect(follows(emptyDocument(), 'lesson')).toBeUndefined()
})
