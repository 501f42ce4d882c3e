import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'
import { expectAccessible } from './support/axe.ts'
import { makeCourse, signInAtCheckout } from './support/checkout.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

/** A published page with these sections. */
async function publishPage(page: Page, ...wanted: { type: 'cta_button' | 'order_form'; content: object }[]) {
  const { name, link } = newName('Jual kelas')
  const headers = { origin: new URL(page.url()).origin }
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(`/api/admin/landing-pages${path}`, { data, headers })
    expect(reply.ok(), await reply.text()).toBe(true)
    return ((await reply.json()) as { data: { page: { id: string }; headVersion: number } }).data
  }
  const { id } = (await post('', { name, link_landing_page: link, kind: 'exclusive' })).page
  const ids = wanted.map((_, index) => `bagian00${index}x`)
  const operations = wanted.map(({ type, content }, index) => ({
    kind: 'insertSection',
    afterId: ids[index - 1] ?? null,
    section: {
      id: ids[index],
      type,
      version: sections[type].version,
      content: { ...sections[type].defaults, ...content },
      settings: defaultSettings,
    },
  }))
  const { headVersion } = await post(`/${id}/changes`, {
    baseVersion: 0,
    changes: [{ id: randomUUID(), operations }],
  })
  await post(`/${id}/publish`, { headVersion })
  return { id, name, address: `/${link}` }
}

const leadingTo = (itemId: string, label: string) => ({
  cta: { label, target: { kind: 'checkout', itemId }, style: 'primary', note: '' },
})

async function payByWallet(buyer: Page) {
  await buyer.getByRole('radio', { name: 'DANA', exact: true }).check()
  await buyer.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
  await buyer.getByRole('button', { name: 'Bayar' }).click()
  await buyer.getByRole('link', { name: 'Lanjut ke DANA' }).click()
  await buyer.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(buyer).toHaveURL(/\/thank-you\//)
  await expect(buyer.getByRole('status').first()).toHaveText(/berhasil|Lunas/)
}

test('a visitor buys by the button of a section, and the marketer sees the rupiah at that section', async ({
  page,
  guest,
}) => {
  const course = await makeCourse(page, { price: 1_961_000, type: 2 })
  const landing = await publishPage(
    page,
    { type: 'cta_button', content: { title: 'Mulai sekarang', ...leadingTo(course.id, 'Beli di atas') } },
    { type: 'cta_button', content: { title: 'Kesempatan terakhir', ...leadingTo(course.id, 'Beli di bawah') } },
  )
  await guest.goto(landing.address)
  await guest.getByRole('link', { name: 'Beli di bawah' }).click()
  await expect(guest).toHaveURL(/\/checkout\/\d+$/)
  await signInAtCheckout(guest)
  await payByWallet(guest)

  await page.goto(`/admin/landing-pages/${landing.id}/statistik`)
  await expect(page.getByRole('row', { name: /^Lunas 1 / })).toContainText('Rp1.961.000')
  const parts = page.getByRole('table', { name: 'Per bagian halaman' })
  await expect(parts.getByRole('row', { name: /Kesempatan terakhir/ })).toContainText('Rp1.961.000')
  await expect(parts.getByRole('row', { name: /Mulai sekarang/ })).not.toContainText('Rp1')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Sunting halaman' }).first().click()
  await page.getByRole('button', { name: 'Lainnya' }).first().click()
  await page.getByRole('menuitem', { name: 'Statistik', exact: true }).click()
  await expect(page.getByText('Menjual Rp1.961.000 (1 pesanan)')).toBeVisible()
})

test(
  'without scripts, an order form hands over to the checkout, where only a password is missing',
  exhaustive,
  async ({ page, visitor }) => {
    const course = await makeCourse(page, { price: 1_962_000, type: 2 })
    const landing = await publishPage(page, {
      type: 'order_form',
      content: { consent: '', ...leadingTo(course.id, 'Lanjut ke pembayaran') },
    })
    const email = `sari-${Date.now()}@contoh.test`
    await visitor.goto(landing.address)
    await visitor.getByLabel('Nama').fill('Sari Wulandari')
    await visitor.getByLabel('Nomor WhatsApp').fill('0812-3456-7890')
    await visitor.getByLabel('E-mail').fill(email)
    await visitor.getByLabel('Kode kupon').fill('HEMAT10')
    await visitor.getByRole('button', { name: 'Lanjut ke pembayaran' }).click()
    await expect(visitor).toHaveURL(/\/checkout\/\d+\?kupon=HEMAT10$/)
    await expect(visitor.getByLabel('Nama')).toHaveValue('Sari Wulandari')
    await expect(visitor.getByLabel('E-mail')).toHaveValue(email)
    await expect(visitor.getByLabel('Nomor WhatsApp')).toHaveValue(/812.?3456.?7890/)
    await expect(visitor.getByText('HEMAT10')).toBeVisible()
  },
)
