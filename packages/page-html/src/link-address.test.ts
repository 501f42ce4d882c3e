import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

const targets = {
  pageAddresses: { known: '/kelas-data' },
  fileAddress: (id: string) => (id === 'berkas' ? '/media/berkas-0a1b2c3d/original' : null),
}

test('an Indonesian number written with 0 reaches WhatsApp with the country code', () => {
  expect(linkAddress({ kind: 'whatsapp', number: '0812-3456', text: '' }, targets)).toBe('https://wa.me/628123456')
  expect(linkAddress({ kind: 'whatsapp', number: '+65812', text: 'Halo, saya' }, targets)).toBe(
    'https://wa.me/65812?text=Halo%2C%20saya',
  )
  expect(linkAddress({ kind: 'whatsapp', number: '', text: 'Halo' }, targets)).toBeNull()
})

test('a page, a file and a checkout link to their URL, or to none after deletion', () => {
  expect(linkAddress({ kind: 'page', pageId: 'known' }, targets)).toBe('/kelas-data')
  expect(linkAddress({ kind: 'page', pageId: 'toString' }, targets)).toBeNull()
  expect(linkAddress({ kind: 'file', mediaId: 'berkas' }, targets)).toBe('/media/berkas-0a1b2c3d/original')
  expect(linkAddress({ kind: 'file', mediaId: 'hilang' }, targets)).toBeNull()
  expect(linkAddress({ kind: 'checkout', itemId: '42' }, targets)).toBe('/checkout/42')
})

test('a checkout receives the partner of the page; other links are unchanged', () => {
  const referred = { ...targets, reference: 'kopi-ratna' }
  expect(linkAddress({ kind: 'checkout', itemId: '42' }, referred)).toBe('/checkout/42?ref=kopi-ratna')
  expect(linkAddress({ kind: 'page', pageId: 'known' }, referred)).toBe('/kelas-data')
  expect(linkAddress({ kind: 'url', href: 'https://contoh.id/a' }, referred)).toBe('https://contoh.id/a')
})

test.each([
  ['/kelas-partner/barista', '/kelas-partner/barista?ref=kopi-ratna'],
  ['/kelas-partner/barista#faq', '/kelas-partner/barista?ref=kopi-ratna#faq'],
  ['/Kelas-Partner/Barista/?utm_source=ig', '/Kelas-Partner/Barista/?utm_source=ig&ref=kopi-ratna'],
  ['https://naikkelas.test/p/teh-sari?#a', 'https://naikkelas.test/p/teh-sari?ref=teh#a'],
  ['http://naikkelas.test/p/teh-sari', 'http://naikkelas.test/p/teh-sari?ref=teh'],
  ['/p/teh-sari?ref=lain', '/p/teh-sari?ref=lain'],
  ['/checkout/42#bayar', '/checkout/42?ref=ratna-sendiri#bayar'],
  ['/checkout/42?ref=lain', '/checkout/42?ref=lain'],
  ['/kelas-data', '/kelas-data'],
  ['/p/nobody', '/p/nobody'],
  ['https://lain.test/kelas-partner/barista', 'https://lain.test/kelas-partner/barista'],
  ['#faq', '#faq'],
])('a typed URL %j becomes %j: our own partner pages and checkouts get the reference', (href, address) => {
  const pageAddresses = {
    barista: '/kelas-partner/barista?ref=kopi-ratna',
    // Shares a prefix with another one.
    poci: '/p/teh-sari-poci?ref=poci',
    teh: '/p/teh-sari?ref=teh',
    data: '/kelas-data',
  }
  const known = { ...targets, pageAddresses, reference: 'ratna-sendiri', canonicalOrigin: 'https://naikkelas.test' }
  expect(linkAddress({ kind: 'url', href }, known)).toBe(address)
})

test.each([
  [{ kind: 'checkout', itemId: '42' }, '/checkout/42?ref=kopi-ratna&asal=halaman.bagian'],
  [
    { kind: 'url', href: '/checkout-event/7?kupon=HEMAT#bayar' },
    '/checkout-event/7?kupon=HEMAT&ref=kopi-ratna&asal=halaman.bagian#bayar',
  ],
  [{ kind: 'url', href: '/checkout/7?asal=lain' }, '/checkout/7?asal=lain&ref=kopi-ratna'],
  [{ kind: 'url', href: 'https://lain.test/checkout/7' }, 'https://lain.test/checkout/7'],
  [{ kind: 'page', pageId: 'known' }, '/kelas-data'],
] as const)('a link to a checkout says where it is: %j becomes %j', (link, address) => {
  const placed = { ...targets, reference: 'kopi-ratna', checkoutOrigin: 'asal=halaman.bagian' }
  expect(linkAddress(link, { ...placed, canonicalOrigin: 'https://naikkelas.test' })).toBe(address)
})

test('a typed URL is used only if it is safe', () => {
  expect(linkAddress({ kind: 'url', href: 'https://contoh.id/a' }, targets)).toBe('https://contoh.id/a')
  expect(linkAddress({ kind: 'url', href: 'java\nscript:alert(1)' }, targets)).toBeNull()
})
