import { createPage, openPage } from './support/builder.ts'
import { exhaustive, expect, newName, signIn, test } from './support/journey.ts'

/** The demo world's designer: composes pages, and asks others to publish them. */
const designer = { email: 'perancang@naikkelas.test', password: 'NaikKelas2026!' }

test(
  'an admin who may not publish requests approval, gets an answer, and the approval publishes the page',
  exhaustive,
  async ({ page, browser, contextOptions, visitor }) => {
    const named = newName('Minta izin')
    const context = await browser.newContext({ ...contextOptions, storageState: { cookies: [], origins: [] } })
    const desk = await context.newPage()
    await signIn(desk, designer)
    const composing = await createPage(desk, named)
    await composing.type('Judul').click()
    await composing.field('Judul').fill('Kelas akhir pekan')
    await composing.expectSaved()
    await expect(desk.getByRole('button', { name: 'Terbitkan', exact: true })).toHaveCount(0)
    const ask = desk.getByRole('button', { name: 'Minta persetujuan', exact: true })
    await ask.click()
    await desk.getByRole('textbox', { name: /^Catatan/ }).fill('Tayang sebelum Jumat, ya.')
    await desk.getByRole('button', { name: 'Kirim permintaan', exact: true }).click()
    await expect(desk.getByText(/^Menunggu persetujuan, diminta Sinta Maharani/)).toBeVisible()

    const review = page.getByRole('dialog', { name: 'Periksa permintaan', exact: true })
    const open = page.getByRole('button', { name: 'Periksa permintaan', exact: true })
    await openPage(page, named.name)
    await open.click()
    await expect(review.getByText('Tayang sebelum Jumat, ya.')).toBeVisible()
    await review.getByRole('button', { name: 'Kembalikan', exact: true }).click()
    await expect(review.getByText('Tulis apa yang perlu diperbaiki', { exact: true })).toBeVisible()
    await review.getByRole('textbox', { name: 'Komentar', exact: true }).fill('Sebut harinya di judul.')
    await review.getByRole('button', { name: 'Kembalikan', exact: true }).click()
    await expect(review).toBeHidden()

    await desk.reload()
    await expect(desk.getByText(/mengembalikan halaman ini: Sebut harinya di judul\.$/)).toBeVisible()
    await composing.select(1)
    await composing.field('Judul').fill('Kelas Sabtu pagi')
    await composing.expectSaved()
    await desk.getByRole('button', { name: 'Minta lagi', exact: true }).click()
    await desk.getByRole('button', { name: 'Kirim permintaan', exact: true }).click()
    await expect(desk.getByText(/^Menunggu persetujuan/)).toBeVisible()
    await context.close()

    await page.reload()
    await open.click()
    await review.getByRole('button', { name: 'Setujui', exact: true }).click()
    await expect(page.getByText('Terbit', { exact: true })).toBeVisible()
    await visitor.goto(`/${named.link}`)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Kelas Sabtu pagi' })).toBeVisible()
  },
)
