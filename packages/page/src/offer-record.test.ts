import { noOffer } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { boundTo, recordFindings, recordIdOf, type RecordValues, withRecord } from './offer-record.ts'
import { aDocument } from './testing/documents.ts'

const record: RecordValues = {
  id: '0190f5fe-7c00-7a00-8000-000000000001',
  name: 'Kelas data',
  price: 349_000,
  strikePrice: null,
  deadline: null,
  seats: 12,
  coach: 'Arif',
  status: 'open',
}
const offer = { ...noOffer, whatsapp: '628123', ...boundTo(record) }
const page = { ...aDocument(), offer }

test("a bound offer uses its record's current values, and keeps the page’s own", () => {
  const now = withRecord(offer, { ...record, price: 299_000, seats: 3 })
  expect(now).toMatchObject({ price: 299_000, seats: 3, whatsapp: '628123', name: 'Kelas data' })
  expect(recordIdOf(page)).toBe(record.id)
})

test('unbound values stay, and so does an offer whose record is missing', () => {
  const part = { ...offer, price: 1, bound: ['name' as const] }
  expect(withRecord(part, { ...record, price: 2, name: 'Baru' })).toMatchObject({ price: 1, name: 'Baru' })
  expect(withRecord(offer, null)).toBe(offer)
  expect(withRecord(offer, { ...record, id: 'another' })).toBe(offer)
  expect(recordIdOf(aDocument())).toBeNull()
})

test('a record that was deleted, closed or repriced since publishing is reported; an unchanged one is not', () => {
  const reported = (known: Parameters<typeof recordFindings>[1]) =>
    recordFindings(page, known).map(({ message }) => message)
  expect(reported({ record, publishedPrice: 349_000 })).toEqual([])
  expect(reported({ record, publishedPrice: null })).toEqual([])
  expect(reported({ record: { ...record, status: 'closed' }, publishedPrice: null })).toEqual([
    '“Kelas data” tidak aktif di katalog',
  ])
  expect(reported({ record: { ...record, price: 299_000 }, publishedPrice: 349_000 })).toEqual([
    'Harga berubah sejak halaman terbit: dari Rp349.000 menjadi Rp299.000. Periksa teks yang menyebut angka.',
  ])
  expect(reported({ record: null, publishedPrice: null })).toHaveLength(1)
})
