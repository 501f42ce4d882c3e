import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, newName, signIn, test } from './support/journey.ts'

const colleague = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }

test('a version is named, compared with the current page, and restored completely or by section, each as one step', async ({
  page,
}) => {
  const builder = await threeSections(page)
  await openFromMenu(page, 'Simpan versi')
  const saving = page.getByRole('dialog', { name: 'Simpan versi' })
  await saving.getByRole('button', { name: 'Simpan versi' }).click()
  await expect(saving.getByText('Nama versi harus diisi')).toBeVisible()
  await saving.getByLabel('Nama versi').fill('Sebelum diskon')
  await page.keyboard.press('Enter')
  await expect(saving).toHaveCount(0)

  await builder.select(1)
  await builder.field('Judul').fill('Toko laris tanpa banting harga')
  await builder.row(2).click()
  await builder.toolbar.getByRole('button', { name: 'Hapus' }).click()
  await builder.type('Tombol CTA').click()
  await builder.expectOrder(['Judul', 'Kartu grid', 'Tombol CTA'])

  await openFromMenu(page, 'Bandingkan versi')
  const comparison = page.getByRole('dialog', { name: 'Bandingkan versi' })
  const changed = (name: RegExp) => comparison.getByRole('region', { name })
  await expect(comparison.getByText('3 bagian berubah')).toBeVisible()
  await expect(changed(/^1\. Judul/).getByText('Diubah')).toBeVisible()
  await expect(changed(/^1\. Judul/).locator('del')).toHaveText('ramai')
  await expect(changed(/^1\. Judul/).locator('ins')).toHaveText('laris')
  await expect(changed(/Paragraf/).getByText('Dihapus', { exact: true })).toBeVisible()
  await expect(changed(/Tombol CTA/).getByText('Ditambahkan')).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('n')
  await expect(changed(/^1\. Judul/)).toBeFocused()
  await page.keyboard.press('n')
  await expect(changed(/Paragraf/)).toBeFocused()
  await page.keyboard.press('p')
  await expect(changed(/^1\. Judul/)).toBeFocused()

  await changed(/Paragraf/)
    .getByRole('button', { name: 'Kembalikan bagian ini' })
    .click()
  await expect(comparison.getByText('2 bagian berubah')).toBeVisible()
  await comparison.getByRole('button', { name: 'Pulihkan seluruh versi' }).click()
  await expect(comparison).toHaveCount(0)
  await builder.expectOrder(['Judul', 'Paragraf', 'Kartu grid'])
  await builder.undo.click()
  await builder.expectOrder(['Judul', 'Paragraf', 'Kartu grid', 'Tombol CTA'])
  await builder.undo.click()
  await builder.expectOrder(['Judul', 'Kartu grid', 'Tombol CTA'])
})

test('on a phone the comparison shows one side at a time', exhaustive, async ({ page }) => {
  const builder = await threeSections(page)
  await builder.publish()
  await page.getByRole('button', { name: 'Tutup' }).click()
  await builder.select(1)
  await builder.field('Judul').fill('Toko sepi')
  await builder.expectSaved()
  await page.setViewportSize({ width: 390, height: 844 })
  await openFromMenu(page, 'Bandingkan versi')
  const row = page.getByRole('region', { name: /^1\. Judul/ })
  await expect(row.locator('h1')).toHaveText('Toko sepi')
  await page.getByRole('radio', { name: 'Sebelum' }).check()
  await expect(row.locator('h1')).toHaveText('Toko ramai tanpa banting harga')
})

test(
  'unpublished changes are counted in the bar and listed, and can be published from there',
  exhaustive,
  async ({ page }) => {
    const builder = await threeSections(page)
    await builder.publish()
    await page.getByRole('button', { name: 'Tutup' }).click()
    await builder.row(2).click()
    await builder.toolbar.getByRole('button', { name: 'Naikkan' }).click()
    const left = page.getByRole('button', { name: /Ada perubahan yang belum terbit/ })
    await expect(left).toHaveText('Ada perubahan yang belum terbit · 1 bagian')
    await left.click()
    const comparison = page.getByRole('dialog', { name: 'Bandingkan versi' })
    await expect(comparison.getByText('Dipindahkan dari urutan')).toHaveCount(1)
    await expect(comparison.getByLabel('Sebelum').locator('option:checked')).toHaveText(/^Sedang terbit/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Daftar periksa' }).click()
    await expect(page.getByRole('button', { name: /Lihat apa yang berubah sejak terbit · 1 bagian/ })).toBeVisible()
    await builder.publish()
    await expect(left).toHaveCount(0)
  },
)

test(
  'comments on a section move with it, are answered, mention admins, are resolved, and outlive the section',
  exhaustive,
  async ({ page, browser, contextOptions }) => {
    const builder = await threeSections(page)
    const name = await page.getByRole('heading', { level: 1 }).first().textContent()
    await builder.row(2).click()
    await builder.toolbar.getByRole('button', { name: 'Komentari' }).click()
    const panel = page.getByRole('region', { name: 'Komentar', exact: true })
    const writing = panel.getByRole('textbox', { name: 'Tulis komentar' })
    await expect(writing).toBeFocused()
    await page.keyboard.type('<b>Tolong</b> dicek @dew')
    await panel.getByRole('option', { name: 'Dewi Lestari' }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    const thread = panel.getByRole('article', { name: /^2\. Paragraf/ })
    await expect(thread.getByText('<b>Tolong</b> dicek @Dewi Lestari')).toBeVisible()
    await expect(builder.section(2).getByRole('button', { name: '1 komentar terbuka di bagian ini' })).toBeVisible()
    await expect(builder.rows().nth(1).getByLabel('Komentar terbuka')).toBeVisible()
    await expectAccessible(page)

    const context = await browser.newContext({ ...contextOptions, storageState: { cookies: [], origins: [] } })
    const other = await context.newPage()
    await signIn(other, colleague)
    await other.goto(page.url())
    const theirs = new Builder(other)
    await theirs.section(2).getByRole('button', { name: '1 komentar terbuka di bagian ini' }).click()
    const asked = other.getByRole('region', { name: 'Komentar', exact: true }).getByRole('article')
    await expect(asked.getByRole('button', { name: 'Hapus komentar' })).toHaveCount(0)
    await asked.getByRole('button', { name: 'Balas' }).click()
    await other.getByRole('textbox', { name: 'Tulis balasan' }).fill(`Sudah, di ${name}`)
    await other.getByRole('button', { name: 'Kirim balasan' }).click()
    await expect(asked.getByText(`Sudah, di ${name}`)).toBeVisible()
    await context.close()

    await expect(thread.getByText(`Sudah, di ${name}`)).toBeVisible({ timeout: 30_000 })
    await builder.toolbar.getByRole('button', { name: 'Naikkan' }).click()
    await expect(panel.getByRole('article', { name: /^1\. Paragraf/ })).toBeVisible()
    await builder.toolbar.getByRole('button', { name: 'Hapus' }).click()
    const orphan = panel.getByRole('article', { name: /Bagian sudah dihapus/ })
    await expect(orphan).toBeVisible()
    await orphan.getByRole('button', { name: 'Tandai selesai' }).click()
    await expect(panel.getByRole('radio', { name: 'Selesai (1)' })).toBeVisible()
    await panel.getByRole('radio', { name: 'Selesai (1)' }).check()
    await orphan.getByRole('button', { name: 'Buka lagi' }).click()
    await expect(panel.getByRole('radio', { name: 'Terbuka (1)' })).toBeVisible()
  },
)

test('mails about comments are turned off in the account', exhaustive, async ({ page }) => {
  await page.goto('/admin/akun')
  const choice = page.getByRole('switch', { name: 'Kirim saya e-mail tentang komentar' })
  await expect(choice).toBeEnabled()
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await expect(page.getByText('E-mail tentang komentar dimatikan')).toBeVisible()
  await page.reload()
  await expect(choice).not.toBeChecked()
  await choice.check()
  await expect(page.getByText('E-mail tentang komentar dinyalakan')).toBeVisible()
})

async function threeSections(page: Page): Promise<Builder> {
  const builder = await createPage(page, newName('Banding'))
  await builder.type('Judul').click()
  await builder.field('Judul').fill('Toko ramai tanpa banting harga')
  await builder.type('Paragraf').click()
  await builder.type('Kartu grid').click()
  await builder.expectOrder(['Judul', 'Paragraf', 'Kartu grid'])
  await builder.expectSaved()
  return builder
}

async function openFromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Lainnya' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('opened comments show the latest ones of others', exhaustive, async ({ page, secondBrowser }) => {
  const builder = await threeSections(page)
  const other = await secondBrowser()
  await other.goto(page.url())
  await expect(new Builder(other).canvas).toBeVisible()
  await other.getByRole('button', { name: 'Komentar', exact: true }).click()
  await expect(other.getByText('Tidak ada percakapan terbuka')).toBeVisible()
  await other.getByRole('button', { name: 'Komentar', exact: true }).click()
  await builder.row(1).click()
  await page.getByRole('button', { name: 'Komentar', exact: true }).click()
  await page.getByPlaceholder('Tulis komentar …').fill('Judul ini masih panjang')
  await page.getByRole('button', { name: 'Kirim komentar' }).click()
  await expect(page.getByText('Baru saja')).toBeVisible()

  // The button counts the thread as soon as the stream has sent it, which may be before this click.
  await other.getByRole('button', { name: /^Komentar(, 1 terbuka)?$/ }).click()
  await expect(other.getByText('Judul ini masih panjang')).toBeVisible({ timeout: 3_000 })
})

test('text typed right after a mention stays in order on a slow screen', exhaustive, async ({ page }) => {
  const builder = await threeSections(page)
  await builder.row(2).click()
  await builder.toolbar.getByRole('button', { name: 'Komentari' }).click()
  const panel = page.getByRole('region', { name: 'Komentar', exact: true })
  await expect(panel.getByRole('textbox', { name: 'Tulis komentar' })).toBeFocused()
  await page.keyboard.type('Halo @dew')
  await panel.getByRole('option', { name: 'Dewi Lestari' }).waitFor()
  // The next frame comes after a few keys.
  await page.evaluate(() => {
    const due: FrameRequestCallback[] = []
    window.requestAnimationFrame = (draw) => due.push(draw)
    window.addEventListener('frame', () => {
      for (const draw of due.splice(0)) draw(performance.now())
    })
  })
  await page.keyboard.press('Enter')
  await page.keyboard.type('tolong ')
  await page.evaluate(() => window.dispatchEvent(new Event('frame')))
  await page.keyboard.type('dicek')
  await expect(panel.getByRole('textbox', { name: 'Tulis komentar' })).toHaveValue('Halo @Dewi Lestari tolong dicek')
})
