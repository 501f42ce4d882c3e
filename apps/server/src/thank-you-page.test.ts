import { makeFixedPage } from '@naikkelas/api/testing/fixed-page'
import { headline, makePage } from '@naikkelas/api/testing/page-factories'
import { type OrderFacts, sampleOrder } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { documentOf } from '../../../scripts/tests/setup/drawn.ts'
import { createThankYouPage } from './pages/thank-you-page.ts'
import { createDrawingApp } from './testing/drawing-app.ts'

const { app, desk, publish, listener } = await createDrawingApp()
await makeFixedPage(app.context, '/thank-you-jasa', 'Terima kasih {nama_depan}, {yang_dibeli} dan {kode_pesanan}')

const hostile: OrderFacts = {
  ...sampleOrder,
  nama_depan: '<script>alert(1)</script>',
  yang_dibeli: `"><img src=x onerror=alert(1)>&{kode_pesanan}'`,
  kode_pesanan: '0123456789ABCD',
  pesanan: 'pembelian-saya-jasa/0123456789ABCD',
}
const asked = new Request('https://naikkelas.test/thank-you-jasa?order=0123456789ABCD')

async function pages() {
  const { store, ask } = await listener()
  return { store, ask, page: createThankYouPage(store) }
}

test('a page is filled in for one order, whose words are text and nothing else', async () => {
  const { page } = await pages()
  const answer = await page(asked, '/thank-you-jasa', { facts: hostile, parts: ['invoice'] })
  const html = (await answer?.text()) ?? ''
  const there = documentOf(html)
  expect(there.querySelector('h1')?.textContent).toBe(
    `Terima kasih ${hostile.nama_depan}, ${hostile.yang_dibeli} dan 0123456789ABCD`,
  )
  expect(there.querySelectorAll('img[onerror], script:not([src])')).toHaveLength(0)
  expect(html).not.toContain('<script>alert')
  expect(there.querySelector('[role=status]')?.textContent).toBe('Pembayaran berhasil')
  expect([...there.querySelectorAll('[data-paid] a')].map((link) => link.getAttribute('href'))).toEqual([
    '/pembelian-saya-jasa/0123456789ABCD',
    '/api/me/orders/0123456789ABCD/invoice',
  ])
  expect(html).not.toContain(sampleOrder.kode_pesanan)
})

test('an order without an invoice has no link to one', async () => {
  const { page } = await pages()
  const answer = await page(asked, '/thank-you-jasa', { facts: hostile, parts: [] })
  const there = documentOf((await answer?.text()) ?? '')
  expect([...there.querySelectorAll('[data-paid] a')].map((link) => link.textContent)).toEqual(['Lihat pesanan'])
})

test('the answer is kept nowhere, and what is in memory is sent to no visitor', async () => {
  const { page, ask, store } = await pages()
  const answer = await page(asked, '/thank-you-jasa', { facts: hostile, parts: [] })
  expect(answer?.headers.get('cache-control')).toBe('private, no-store')
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer?.headers.get('etag')).toBeNull()
  expect(store.inMemory('/thank-you-jasa')).toBeDefined()
  // 418 is the application’s answer here.
  for (const path of ['/thank-you-jasa', '/thank-you-jasa?order=0123456789ABCD'])
    expect((await ask(path)).status).toBe(418)
  const again = await page(asked, '/thank-you-jasa', { facts: sampleOrder, parts: [] })
  expect(await again?.text()).not.toContain('0123456789ABCD')
})

test('a page that is not published is nothing', async () => {
  const { page } = await pages()
  expect(await page(asked, '/thank-you-event', { facts: hostile, parts: [] })).toBeNull()
})

test('only pages of orders may speak of one', async () => {
  const sections = [headline({ title: 'Halo {nama_depan}' })]
  const { page } = await makePage(desk, { link: 'halaman-biasa', sections })
  const refused = await publish(page.id)
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body.data)).toContain('{nama_depan} hanya terisi di halaman terima kasih')
})
