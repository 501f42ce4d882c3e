import { noListing } from '@naikkelas/ui/sections/registry'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openCanvas, whiteSection } from '../canvas/testing/open-canvas.tsx'
import { openSettings } from '../inspector/testing/open-settings.tsx'

const id = '00000000-0000-4000-8000-000000000301'
const record = {
  id,
  kind: 'course',
  name: 'Foto Produk dengan Ponsel',
  href: '/kelas/foto-produk',
  summary: '',
  mediaId: null,
  price: 149_000,
  strikePrice: null,
  seatsLeft: null,
  isSoldOut: false,
  number: 1,
  category: null,
  rating: null,
  course: { type: 'premium', level: 'beginner', minutes: 90, lessons: 6, opensOn: null, instructor: '' },
  event: null,
}
const offer = {
  id,
  kind: 'course',
  name: 'Foto Produk dengan Ponsel',
  price: 149_000,
  strikePrice: null,
  deadline: null,
  seats: null,
  coach: '',
  status: 'open',
  updatedAt: '2026-11-20T03:00:00.000Z',
}

/** Answers the API in place of the server. */
function answer(data: (path: string) => unknown) {
  const asked: string[] = []
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = new URL(String(input instanceof Request ? input.url : input), location.origin)
    asked.push(url.pathname + url.search)
    return Promise.resolve(Response.json({ message: '', data: data(url.pathname) }))
  })
  onTestFinished(() => spy.mockRestore())
  return asked
}

const listOf = (by: 'newest' | 'picked') => {
  const section = whiteSection('grid_card')
  return { ...section, content: { ...section.content, listing: { ...noListing, by, count: 3 } } }
}

test('the canvas shows what a rule finds', async () => {
  const asked = answer(() => ({ records: [record], media: [] }))
  openCanvas([listOf('newest')], { className: 'flex h-150 w-200' })
  await expect.element(page.getByRole('heading', { name: record.name })).toBeInTheDocument()
  expect(page.getByText('Poin pertama').query()).toBeNull()
  expect(asked).toContain('/api/admin/listed-records?by=newest&count=3')
})

test('the canvas says of an empty list that visitors do not see it', async () => {
  answer(() => ({ records: [], media: [] }))
  openCanvas([listOf('newest')], { className: 'flex h-150 w-200' })
  await expect.element(page.getByText(/belum ada isi katalog yang cocok/)).toBeInTheDocument()
})

test('the panel chooses a rule, and what is written stays for later', async () => {
  answer((path) => (path.endsWith('listed-categories') ? [{ id, name: 'Iklan' }] : [offer]))
  const { content } = openSettings('grid_card', {})
  const items = content().items
  await page.getByRole('combobox', { name: 'Sumber kartu' }).selectOptions('Katalog: satu kategori')
  await page.getByRole('combobox', { name: 'Kategori' }).selectOptions('Iklan')
  await page.getByRole('combobox', { name: 'Jenis' }).selectOptions('Kelas')
  expect(content().listing).toEqual({ ...noListing, by: 'category', categoryId: id, kind: 'course' })
  expect(content().items).toBe(items)
  expect(page.getByText('Kartu 1').query()).toBeNull()
})

test('records are picked by their names, in an order', async () => {
  answer(() => [offer])
  const { content } = openSettings('grid_card', {})
  await page.getByRole('combobox', { name: 'Sumber kartu' }).selectOptions('Katalog: pilih sendiri')
  await page.getByRole('combobox', { name: 'Tambah dari katalog' }).fill('foto')
  await page.getByRole('option', { name: /Foto Produk dengan Ponsel/ }).click()
  expect(content().listing).toMatchObject({ by: 'picked', recordIds: [id] })
  await page.getByRole('button', { name: 'Lepaskan Foto Produk dengan Ponsel' }).click()
  expect(content().listing).toMatchObject({ recordIds: [] })
})
