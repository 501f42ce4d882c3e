import { Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, marketer, newName, ownSections, test } from './support/journey.ts'

test.describe('a signed-out admin', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('a marketer signs in, creates a page, edits in place and publishes; a visitor without scripts sees it', async ({
    page,
    visitor,
  }) => {
    const { name, link } = newName('Kopi Pagi')
    await page.goto('/admin')
    await page.getByLabel('E-mail').fill(marketer.email)
    await page.getByLabel('Kata sandi').fill(marketer.password)
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()

    await page.getByRole('link', { name: 'Halaman landing', exact: true }).click()
    await page.getByRole('button', { name: 'Halaman baru' }).click()
    await page.getByLabel('Nama halaman').fill(name)
    await page.getByRole('textbox', { name: 'Tautan' }).fill(link)
    await page.getByRole('radio', { name: 'Eksklusif' }).check()
    await page.getByRole('button', { name: 'Buat halaman' }).click()

    const builder = new Builder(page)
    for (const region of [builder.palette, builder.canvas, builder.outline, builder.inspector])
      await expect(region).toBeVisible()

    await builder.type('Judul').click()
    await builder.expectSaid('Judul ditambahkan di urutan 1 dari 1')
    await expect(builder.type('Judul')).toBeFocused()
    await builder.type('Tombol CTA').click()
    await builder.expectOrder(['Judul', 'Tombol CTA'])
    await expect(builder.toolbar).toBeVisible()

    await builder.section(1).getByText('Tulis janji utama Anda di sini').dblclick()
    await expect(builder.writing()).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Seduh kopi pagi yang enak di rumah')
    await page.keyboard.press('Escape')
    await expect(builder.writing()).toHaveCount(0)
    await expect(builder.section(1).getByRole('heading')).toHaveText('Seduh kopi pagi yang enak di rumah')
    await expect(builder.field('Judul')).toHaveValue('Seduh kopi pagi yang enak di rumah')

    await builder.section(2).click({ position: { x: 12, y: 12 } })
    await builder.field('Teks').fill('Kelas seduh dua jam, alat dan biji kopi disediakan.')
    await builder.link('Tujuan tombol').fill('/daftar-seduh')
    await builder.field('Label tombol').fill('Ikut kelas seduh')
    await builder.expectSaved()

    const address = await builder.publish()
    expect(new URL(address, page.url()).pathname).toBe(`/${link}`)
    const fetched: string[] = []
    visitor.on('request', (request) => fetched.push(request.resourceType()))
    await visitor.goto(address, { waitUntil: 'load' })

    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Seduh kopi pagi yang enak di rumah')
    await expect(visitor.getByText('Kelas seduh dua jam, alat dan biji kopi disediakan.')).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Ikut kelas seduh' })).toHaveAttribute('href', '/daftar-seduh')
    await expect(ownSections(visitor)).toHaveCount(2)
    expect(
      await ownSections(visitor).evaluateAll((sections) =>
        sections.map((section) => section.getAttribute('data-section-type')),
      ),
    ).toEqual(['headline', 'cta_button'])
    expect(fetched).toContain('document')
    expect(fetched).not.toContain('script')
  })
})

test('every action is undone and redone in one step each, also after publishing', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Langkah'))
  await builder.type('Judul').click()
  await builder.type('Paragraf').click()
  await builder.section(1).click({ position: { x: 12, y: 12 } })
  await builder.field('Judul').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Satu langkah')
  await builder.toolbar.getByRole('button', { name: 'Turunkan' }).click()
  await builder.expectOrder(['Paragraf', 'Judul'])
  await builder.publish()

  await builder.undo.click()
  await builder.expectOrder(['Judul', 'Paragraf'])
  await expect(builder.section(1).getByRole('heading')).toHaveText('Satu langkah')
  await builder.undo.click()
  await expect(builder.section(1).getByRole('heading')).toHaveText('Tulis janji utama Anda di sini')
  await builder.undo.click()
  await builder.expectOrder(['Judul'])
  await builder.undo.click()
  await expect(builder.rows()).toHaveCount(0)

  for (let step = 0; step < 4; step += 1) await builder.redo.click()
  await builder.expectOrder(['Paragraf', 'Judul'])
  await expect(builder.section(2).getByRole('heading')).toHaveText('Satu langkah')
  await expect(page.getByText('Ada perubahan yang belum terbit')).toHaveCount(0)
})
