import { describe, expect, it } from 'vitest'
import { chipText, fillChips, fillChipsDeep, noOffer, offerAt } from './offer.ts'
import { offerSchema } from './offer.schema.ts'

const offer = {
  ...noOffer,
  price: 349_000,
  strikePrice: 899_000,
  deadline: '2026-11-29T18:30:00Z',
  seats: 12,
  coach: 'Sinta Maharani',
}

describe('the placeholders of a page', () => {
  it('are replaced by price, saving, day in WIB, seats and mentor', () => {
    expect(chipText('harga', offer)).toBe('Rp349.000')
    expect(chipText('hemat', offer)).toBe('Rp550.000')
    expect(chipText('tenggat', offer)).toBe('30 November 2026')
    expect(chipText('sisa_kursi', offer)).toBe('12')
    expect(chipText('mentor', offer)).toBe('Sinta Maharani')
  })

  it('are empty while the offer does not have the value', () => {
    for (const chip of ['harga', 'hemat', 'tenggat', 'sisa_kursi', 'mentor'] as const)
      expect(chipText(chip, noOffer)).toBe('')
  })

  it('show no saving when the former price is not higher', () => {
    expect(chipText('hemat', { ...offer, strikePrice: 349_000 })).toBe('')
    expect(chipText('hemat', { ...offer, strikePrice: 100_000 })).toBe('')
  })

  it('are replaced anywhere in a text; other braces stay', () => {
    expect(fillChips('Hanya {harga}, hemat {hemat} {lain}', offer)).toBe('Hanya Rp349.000, hemat Rp550.000 {lain}')
    expect(fillChips('Sisa {sisa_kursi} kursi', noOffer, () => 'beberapa')).toBe('Sisa beberapa kursi')
  })

  it('remove the clause around a missing value', () => {
    const cases = [
      ['Harga {harga}, hemat {hemat}, sampai {tenggat}', 'Harga Rp349.000, sampai 30 November 2026'],
      ['Hemat {hemat}, sampai {tenggat}.', 'Sampai 30 November 2026.'],
      ['Bayar {harga}, hemat {hemat}. Akses selamanya.', 'Bayar Rp349.000. Akses selamanya.'],
      ['Hemat {hemat}! Mulai Rp1.250.000, pukul 20.00 WIB.', 'Mulai Rp1.250.000, pukul 20.00 WIB.'],
      ['Kelas daring • {harga} • hemat {hemat}', 'Kelas daring • Rp349.000'],
      ['Hemat {hemat}', ''],
    ]
    for (const [text = '', expected] of cases) expect(fillChips(text, { ...offer, strikePrice: null })).toBe(expected)
  })

  it('show no deadline that is past', () => {
    const text = 'Bayar {harga}, sampai {tenggat}'
    expect(fillChips(text, offerAt(offer, '2026-11-29T18:29:59Z'))).toBe('Bayar Rp349.000, sampai 30 November 2026')
    expect(fillChips(text, offerAt(offer, '2026-11-29T18:30:00Z'))).toBe('Bayar Rp349.000')
    expect(offerAt(offer, undefined)).toBe(offer)
  })

  it('are replaced in every string of the content, and unchanged content stays the same object', () => {
    const content = { title: 'Bayar {harga}', items: [{ id: 'a', text: '{mentor}' }], count: 3 }
    expect(fillChipsDeep(content, offer)).toEqual({
      title: 'Bayar Rp349.000',
      items: [{ id: 'a', text: 'Sinta Maharani' }],
      count: 3,
    })
    const plain = { title: 'Tanpa chip', items: [{ id: 'a' }], nothing: null }
    expect(fillChipsDeep(plain, offer)).toBe(plain)
  })
})

it('refuses a WhatsApp number with letters, with a message', () => {
  const result = offerSchema.safeParse({ ...noOffer, whatsapp: '0812-abc' })
  expect(result.error?.issues[0]?.message).toBe("Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'")
})
