import { readFile } from 'node:fs/promises'
import { createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test('a visitor without scripts corrects and sends a form; the marketer views, exports and deletes the lead', async ({
  page,
  visitor,
}) => {
  const { name, link } = newName('Daftar tunggu')
  const builder = await createPage(page, { name, link })
  await builder.type('Formulir minat').click()
  await builder.field('Teks persetujuan').fill('Saya bersedia dihubungi lewat WhatsApp.')
  await builder.expectSaved()
  const address = await builder.publish()

  await visitor.goto(`${address}?utm_source=bio`)
  await visitor.getByLabel('Nama').fill('Sari Wulandari')
  await visitor.getByLabel('Nomor WhatsApp').fill('021 555 1234')
  await visitor.getByLabel('Saya bersedia dihubungi').check()
  await visitor.getByRole('button', { name: 'Kirim ke saya' }).click()

  await expect(visitor.getByRole('alert')).toContainText('Tulis nomor WhatsApp seperti 0812')
  await expect(visitor.getByRole('alert')).toBeFocused()
  await expect(visitor.getByLabel('Nama')).toHaveValue('Sari Wulandari')
  await expect(visitor.getByLabel('Nomor WhatsApp')).toHaveValue('021 555 1234')
  await expect(visitor.getByLabel('Nomor WhatsApp')).toHaveAttribute('aria-invalid', 'true')
  await expect(visitor.getByLabel('Saya bersedia dihubungi')).toBeChecked()

  await visitor.getByLabel('Nomor WhatsApp').fill('0812-3456-7890')
  const answer = visitor.waitForResponse((response) => response.request().method() === 'POST')
  await visitor.getByRole('button', { name: 'Kirim ke saya' }).click()
  expect((await answer).status()).toBe(303)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Terima kasih, isian Anda sudah kami terima')
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await visitor.goBack()
  await expect(visitor.getByLabel('Nama')).toHaveValue('Sari Wulandari')
  await expect(visitor.getByLabel('Nomor WhatsApp')).toHaveValue('0812-3456-7890')
  await visitor.goForward()
  await visitor.getByRole('link', { name: 'Kembali ke halaman' }).click()
  expect(new URL(visitor.url()).pathname).toBe(`/${link}`)

  await page.goto('/admin/landing-pages')
  await page.getByRole('link', { name: `1 prospek, 1 baru dari ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Prospek' })).toBeVisible()
  const row = page.getByRole('row', { name: /Sari Wulandari/ })
  await expect(row).toContainText('0812-3456-7890')
  await row.getByLabel('Status Sari Wulandari').selectOption('Dihubungi')
  await page.getByRole('button', { name: /^Saring/ }).click()
  await page.getByLabel('Status', { exact: true }).selectOption('Dihubungi')
  await page.getByRole('button', { name: 'Selesai' }).click()
  await expect(page).toHaveURL(/status=contacted/)
  await expect(row).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ekspor', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSV (.csv)', exact: true }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('"Sari Wulandari","6281234567890"')
  expect(file).toContain('utm_source=bio')

  await row.getByRole('button', { name: 'Sari Wulandari' }).click()
  const details = page.getByRole('dialog', { name: 'Sari Wulandari' })
  await expect(details).toContainText('Saya bersedia dihubungi lewat WhatsApp.')
  await details.getByRole('button', { name: 'Hapus data ini' }).click()
  await page.getByRole('button', { name: 'Hapus selamanya' }).click()
  await expect(page.getByText('Tidak ada prospek yang cocok')).toBeVisible()
})

test('the form of a preview stores nothing and shows a notice', exhaustive, async ({ page, visitor }) => {
  const builder = await createPage(page, newName('Masih draf'))
  await builder.type('Surat berkala').click()
  await builder.expectSaved()
  const pageId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const made = await page.request.post(`/api/admin/landing-pages/${pageId}/previews`, {
    data: {},
    headers: { origin: new URL(page.url()).origin },
  })
  const { data } = (await made.json()) as { data: { address: string } }
  await visitor.goto(data.address)
  await visitor.getByLabel('E-mail').fill('sari@toko.co')
  await visitor.getByLabel(/^Saya setuju/).check()
  await visitor.getByRole('button', { name: 'Berlangganan' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ini pratinjau, isian tidak dikirim')
  await page.goto(`/admin/prospek?dari-halaman=${pageId}`)
  await expect(page.getByText('Tidak ada prospek yang cocok')).toBeVisible()
})

test(
  'a form closed meanwhile shows a message, and the input can be sent again',
  exhaustive,
  async ({ page, visitor }) => {
    const builder = await createPage(page, newName('Tutup'))
    await builder.type('Surat berkala').click()
    await builder.expectSaved()
    const address = await builder.publish()
    const pageId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await visitor.goto(address)
    await visitor.getByLabel('E-mail').fill('sari@toko.co')
    await visitor.getByLabel(/^Saya setuju/).check()
    const origin = new URL(page.url()).origin
    await page.request.post(`/api/admin/landing-pages/${pageId}/unpublish`, { headers: { origin } })
    await visitor.getByRole('button', { name: 'Berlangganan' }).click()
    await expect(visitor.getByText('Formulir ini sudah tidak dibuka.')).toBeVisible()

    const { data } = (await (await page.request.get(`/api/admin/landing-pages/${pageId}`)).json()) as {
      data: { page: { headVersion: number } }
    }
    await page.request.post(`/api/admin/landing-pages/${pageId}/publish`, {
      data: { headVersion: data.page.headVersion },
      headers: { origin },
    })
    await visitor.getByRole('button', { name: 'Kirim lagi' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Terima kasih, isian Anda sudah kami terima')
  },
)
