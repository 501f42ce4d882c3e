import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { type Builder, createPage, openPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test(
  'a page is scheduled; errors are shown at their time, later edits can be included, and it is cancelled',
  exhaustive,
  async ({ page }) => {
    const name = newName('Terjadwal Nanti')
    const builder = await headlinePage(page, name)
    const dialog = await openSchedule(page)
    await typeEight(dialog, 'Terbitkan pada', '01/01/2020')
    await dialog.getByRole('button', { name: 'Simpan jadwal' }).click()
    await expect(dialog.getByText('Waktu ini sudah lewat. Pilih waktu yang akan datang.')).toBeVisible()
    await expect(dialog.getByLabel('Terbitkan pada')).toHaveValue('01/01/2020')
    await typeEight(dialog, 'Terbitkan pada', wib(3))
    await typeEight(dialog, 'Turunkan pada', wib(2))
    await dialog.getByRole('button', { name: 'Simpan jadwal' }).click()
    await expect(dialog.getByText('Waktu turun harus sesudah waktu terbit.')).toBeVisible()
    await typeEight(dialog, 'Turunkan pada', wib(4))
    await dialog.getByRole('radio', { name: 'Alamat lain' }).check()
    await dialog.getByLabel('Alamat tujuan').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Simpan jadwal' }).click()
    await expect(dialog.getByText('Tulis alamat seperti /kelas-baru atau https://…')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Alamat tujuan').fill('/karir')
    await dialog.getByRole('button', { name: 'Simpan jadwal' }).click()
    await expect(dialog).toHaveCount(0)

    const strip = page.getByRole('region', { name: 'Keadaan halaman' })
    await expect(page.getByText('Terjadwal', { exact: true })).toBeVisible()
    const message =
      /^Terbit otomatis \d+ \S+ \d{4}, 08\.00 WIB\. Turun otomatis .* 08\.00 WIB, pengunjung diarahkan ke \/karir\.$/
    await expect(strip.getByText(message)).toBeVisible()
    await expectAccessible(page)
    await builder.field('Judul').fill('Diubah sesudah dijadwalkan')
    await expect(strip.getByText('Ada perubahan yang belum dijadwalkan.')).toBeVisible()
    await strip.getByRole('button', { name: 'Sertakan perubahan' }).click()
    await expect(strip.getByText('Ada perubahan yang belum dijadwalkan.')).toHaveCount(0)

    await page.goto('/admin/landing-pages')
    await page.getByRole('button', { name: 'Saring', exact: true }).click()
    await page.getByLabel('Status', { exact: true }).selectOption('Terjadwal')
    await page.getByRole('button', { name: 'Selesai', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Cari halaman' }).fill(name.name)
    const card = page.getByRole('list', { name: 'Daftar halaman' }).getByRole('listitem')
    await expect(card).toHaveCount(1)
    await expect(card.getByText(/^Terbit otomatis/)).toBeVisible()
    await expectAccessible(page)

    await openPage(page, name.name)
    const again = await openSchedule(page, 'Ubah jadwal')
    await expect(again.getByLabel('Terbitkan pada')).toHaveValue(wib(3))
    await expect(again.getByLabel('Alamat tujuan')).toHaveValue('/karir')
    await again.getByRole('button', { name: 'Batalkan jadwal' }).click()
    await expect(page.getByText('Draf', { exact: true })).toBeVisible()
    await expect(strip).toHaveCount(0)
  },
)

test('a page is published at its time, and redirects to the next one when it expires', async ({ page, visitor }) => {
  const next = await headlinePage(page, newName('Angkatan Dua'))
  const nextAddress = await next.publish()
  const name = newName('Angkatan Satu')
  const builder = await headlinePage(page, name)
  await builder.expectSaved()
  const pageId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  const { data } = (await (await page.request.get(`/api/admin/landing-pages/${pageId}`)).json()) as {
    data: { page: { headVersion: number } }
  }
  const reply = await page.request.put(`/api/admin/landing-pages/${pageId}/schedule`, {
    headers: { origin: new URL(page.url()).origin },
    data: {
      headVersion: data.page.headVersion,
      publishAt: inSeconds(2),
      unpublishAt: inSeconds(7),
      redirect: { kind: 'url', href: nextAddress },
    },
  })
  expect(reply.status()).toBe(200)

  const address = `/${name.link}`
  await expect.poll(async () => (await visitor.request.get(address)).status(), { timeout: 15_000 }).toBe(200)
  await expect
    .poll(async () => (await visitor.request.get(address, { maxRedirects: 0 })).status(), { timeout: 15_000 })
    .toBe(302)
  await visitor.goto(`${address}?utm_source=wa`)
  expect(new URL(visitor.url()).pathname + new URL(visitor.url()).search).toBe(`${nextAddress}?utm_source=wa`)
  await page.reload()
  await expect(page.getByText('Berakhir', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Keadaan halaman' }).getByText(/pengunjung diarahkan ke halaman Angkatan Dua/),
  ).toBeVisible()
})

test('a moved page redirects from its old address until that is deleted', exhaustive, async ({ page, visitor }) => {
  const { name, link } = newName('Pindah Alamat')
  const builder = await headlinePage(page, { name, link })
  const old = await builder.publish()
  await page.getByRole('dialog', { name: 'Halaman sudah terbit' }).getByRole('button', { name: 'Tutup' }).click()
  await page.getByRole('button', { name: 'Atur halaman' }).click()
  await builder.field('Tautan').fill(`${link}-baru`)
  await expect(builder.inspector.getByText(`Pengunjung ${old} akan diarahkan ke /${link}-baru.`)).toBeVisible()
  await builder.inspector.getByRole('button', { name: 'Ubah alamat' }).click()
  await expect(builder.inspector.getByRole('list', { name: 'Alamat lama' }).getByText(old)).toBeVisible()
  await visitor.goto(old)
  await expect(visitor).toHaveURL(new RegExp(`/${link}-baru$`))

  await builder.inspector.getByRole('button', { name: `Hapus ${old}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus alamat lama' }).click()
  await expect(builder.inspector.getByRole('list', { name: 'Alamat lama' })).toHaveCount(0)
  await expect.poll(async () => (await visitor.request.get(old)).status()).toBe(404)
})

async function headlinePage(page: Page, name: { name: string; link: string }): Promise<Builder> {
  const builder = await createPage(page, name)
  await builder.type('Judul').click()
  await builder.field('Judul').fill(name.name)
  return builder
}

async function openSchedule(page: Page, item = 'Jadwalkan') {
  await page.getByRole('button', { name: 'Pilihan terbit' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  return page.getByRole('dialog', { name: 'Jadwal halaman' })
}

/** The day in so many days, in WIB, as it is typed. */
function wib(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 10)
  return day.split('-').toReversed().join('/')
}

/** Eight o'clock on a day, typed into the field of that name. */
async function typeEight(dialog: Locator, label: string, day: string): Promise<void> {
  const field = dialog.getByLabel(label)
  await field.fill(day)
  await field.press('Tab')
  await dialog.page().keyboard.press('Tab')
  await dialog.page().keyboard.press('ControlOrMeta+A')
  await dialog.page().keyboard.type('0800')
}
