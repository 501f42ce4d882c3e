import { expect, test } from 'vitest'
import { drawnAt } from '../../../shared/testing/drawn-at.tsx'
import { sampleCard } from '../../../shared/testing/sample-card.ts'
import type { Found } from './found.ts'
import { searchAddressOf } from './search-address.ts'
import { SearchPage } from './search-page.tsx'

const found: Found = {
  items: [sampleCard],
  next: '12.7',
  previous: null,
  total: 1240,
  match: 'all',
  corrected: null,
  kinds: [{ kind: 'course', count: 1240 }],
  categories: [{ number: 3, name: 'Iklan', count: 12 }],
  prices: [
    { price: 'free', count: 0 },
    { price: 'paid', count: 1240 },
  ],
  levels: [],
  similarWords: [],
  popular: [],
}

const draw = (query: string, given: Partial<Found> | null = {}) =>
  drawnAt(<SearchPage asked={searchAddressOf(new URLSearchParams(query))} found={given && { ...found, ...given }} />)
const optionsOf = (select: HTMLElement) => [...select.querySelectorAll('option')].map(({ textContent }) => textContent)

test('choices say how many they would leave, those that leave nothing are not offered, and words are kept', () => {
  const { getByRole, getByLabelText, queryByLabelText } = draw('cari=iklan&harga=berbayar')
  expect(optionsOf(getByLabelText('Jenis'))).toEqual(['Semua jenis', 'Kelas (1.240)'])
  expect(optionsOf(getByLabelText('Harga'))).toEqual(['Semua harga', 'Berbayar (1.240)'])
  expect((getByLabelText('Harga') as HTMLSelectElement).value).toBe('berbayar')
  expect(queryByLabelText('Tingkat')).toBeNull()
  const form = getByRole('form', { name: 'Saring' })
  expect(form.querySelector('input[name=cari]')?.getAttribute('value')).toBe('iklan')
  expect(getByRole('link', { name: 'Hapus saringan' }).getAttribute('href')).toBe('/search?cari=iklan')
  expect(getByRole('link', { name: 'Berikutnya' }).getAttribute('href')).toBe(
    '/search?cari=iklan&harga=berbayar&halaman=sesudah_12.7',
  )
})

test('it says how many there are, what was meant, and what only comes near', () => {
  const corrected = draw('cari=iklna', { corrected: 'iklan' })
  expect(corrected.getByText('1.240 hasil untuk', { exact: false }).textContent).toBe('1.240 hasil untuk “iklna”')
  expect(corrected.getByRole('link', { name: 'iklan' }).getAttribute('href')).toBe('/search?cari=iklan')
  expect(draw('cari=a+b', { match: 'near' }).getByText(/paling mendekati/)).toBeDefined()
})

test('without results it leads on: to words that look alike, categories, and what others chose', () => {
  const { getByRole, queryByRole, getAllByRole } = draw('cari=ikln', {
    match: 'none',
    items: [],
    next: null,
    total: 0,
    similarWords: ['iklan'],
    popular: [sampleCard],
  })
  expect(queryByRole('list', { name: 'Hasil' })).toBeNull()
  expect(queryByRole('form', { name: 'Saring' })).toBeNull()
  expect(getByRole('link', { name: 'iklan' }).getAttribute('href')).toBe('/search?cari=iklan')
  expect(getByRole('link', { name: 'Iklan' }).getAttribute('href')).toBe('/category/3')
  expect(getAllByRole('article')).toHaveLength(1)
})

test('choices that leave nothing can be removed', () => {
  const { getByRole } = draw('cari=iklan&tingkat=advanced', { items: [], next: null, total: 0 })
  expect(getByRole('link', { name: 'Tampilkan semua' }).getAttribute('href')).toBe('/search?cari=iklan')
})

test('a text is refused in a sentence, and a search that is away says so', () => {
  expect(draw(`cari=${'a'.repeat(2000)}`, null).getByRole('alert').textContent).toBe(
    'Pencarian ini terlalu panjang. Pakai paling banyak 100 huruf.',
  )
  expect(draw('cari=iklan', null).getByRole('heading', { level: 2 }).textContent).toContain(
    'sedang tidak dapat dipakai',
  )
})

test('words from the address are text, whatever they are', () => {
  const { body } = draw('cari=%3Cscript%3Ealert(1)%3C/script%3E', { match: 'none', items: [], next: null })
  expect(body.querySelector('script')).toBeNull()
})
