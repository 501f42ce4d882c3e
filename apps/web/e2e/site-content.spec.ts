import { dayInWib } from '@naikkelas/contract/time'
import type { Page } from '@playwright/test'
import { createPage } from './support/builder.ts'
import { exhaustive, expect, newName, signIn, test } from './support/journey.ts'

/** The demo world's super admin: marketers have no menu of settings. */
const owner = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }

async function signInAsOwner(page: Page) {
  await page.context().clearCookies()
  await signIn(page, owner)
}

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()
const publish = (page: Page) => page.getByRole('button', { name: 'Terbitkan', exact: true }).click()

test(
  'a highlight is added, moved to the front by keyboard, and seen above the list of its kind',
  exhaustive,
  async ({ page, visitor }) => {
    const { name: title } = newName('Sorotan kelas')
    await page.goto('/admin/sorotan')
    await page.getByRole('link', { name: 'Tambah', exact: true }).first().click()
    const entry = page.getByRole('combobox', { name: 'Kelas atau acara' })
    await entry.fill('foto produk dengan')
    await page.getByRole('option', { name: /^Foto Produk dengan Ponsel/ }).click()
    await page.getByLabel('Judul', { exact: true }).fill(title)
    await save(page)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await publish(page)
    await expect(page.getByRole('link', { name: 'Lihat di situs' })).toBeVisible()

    await page.getByRole('link', { name: 'Sorotan', exact: true }).first().click()
    const handles = page.getByRole('list', { name: 'Sorotan', exact: true }).getByRole('button')
    await expect(handles.last()).toHaveAccessibleName(`Pindahkan ${title}`)
    const before = await handles.count()
    await handles.last().focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`${title} diangkat dari urutan`)).toHaveCount(1)
    for (let place = before - 1; place > 0; place--) {
      await page.keyboard.press('ArrowUp')
      await expect(page.getByText(`${title} di urutan ${place} dari ${before}.`)).toHaveCount(1)
    }
    const stored = page.waitForResponse((response) => response.url().endsWith('/admin/highlights/move'))
    await page.keyboard.press('Space')
    expect((await stored).status()).toBe(200)
    await page.reload()
    await expect(handles.first()).toHaveAccessibleName(`Pindahkan ${title}`)
    await expect(async () => {
      await visitor.goto('/daftar-kelas-premium')
      await expect(
        visitor.getByRole('region', { name: 'Sorotan' }).getByRole('heading', { level: 2 }).first(),
      ).toHaveText(title)
    }).toPass()
  },
)

test('a promotion leads to its page once that is published, on the pages of its placement', async ({
  page,
  visitor,
}) => {
  const { name, link } = newName('Promo gajian')
  const builder = await createPage(page, { name, link })
  await builder.type('Paragraf').click()
  await builder.field('Judul').fill('Diskon gajian')
  await page.goto('/admin/promosi/baru')
  await page.getByLabel('Judul', { exact: true }).fill(name)
  const target = page.getByRole('combobox', { name: 'Halaman tujuan' })
  await target.fill(name)
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'Tambah banner' }).click()
  const banner = page.getByRole('region', { name: 'Banner Semua halaman situs' })
  await banner.getByRole('button', { name: 'Pilih dari media' }).first().click()
  const library = page.getByRole('dialog', { name: 'Pilih gambar' })
  // Other pictures may have come in since.
  await library.getByRole('searchbox', { name: 'Cari media' }).fill('banner-acara')
  await library.getByRole('button', { name: /banner-acara/ }).click()
  await banner.getByLabel('Teks pengganti').fill(`Diskon ${name}`)
  await save(page)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await publish(page)
  await expect(page.getByText('Tertahan', { exact: true })).toBeVisible()
  const form = page.url()
  const shown = visitor.getByRole('link', { name: `Diskon ${name}` })
  await visitor.goto('/events')
  await expect(shown).toHaveCount(0)

  await page.goto('/admin/landing-pages')
  await page.getByRole('link', { name }).first().click()
  const address = await builder.publish()
  await expect(async () => {
    await visitor.goto('/events')
    await expect(shown).toHaveAttribute('href', address)
  }).toPass()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Diskon gajian')

  await page.goto(form)
  await page.getByRole('button', { name: 'Arsipkan', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pulihkan', exact: true })).toBeVisible()
  await expect(async () => {
    await visitor.goto('/events')
    await expect(shown).toHaveCount(0)
  }).toPass()
})

test(
  'the next version of a legal text waits for its day, and one that is valid offers no change',
  exhaustive,
  async ({ page, visitor }) => {
    await signInAsOwner(page)
    const { name: title } = newName('Versi')
    await page.goto('/admin/ketentuan')
    await page.getByRole('link', { name: 'Bagian tentang kecerdasan buatan' }).click()
    await expect(page.getByText('Sudah berlaku: duplikat untuk versi berikutnya.')).toBeVisible()
    for (const refused of ['Simpan', 'Tarik ke draf', 'Arsipkan'])
      await expect(page.getByRole('button', { name: refused, exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Duplikat' }).click()
    await page.getByLabel('Yang berubah', { exact: true }).fill(title)
    const tomorrow = dayInWib(new Date(Date.now() + 86_400_000))
    await page.getByLabel('Berlaku sejak').fill(tomorrow)
    await save(page)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await publish(page)
    await expect(page.getByText('Terjadwal', { exact: true })).toBeVisible()
    await visitor.goto('/disclaimer')
    await expect(visitor.getByRole('heading', { name: 'Jawaban kecerdasan buatan' })).toBeVisible()
    await visitor.goto('/disclaimer/versi/3')
    await expect(visitor).toHaveURL(/\/404$/)
    await visitor.goto('/disclaimer/versi/1')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    // Not valid on a later day of this product.
    await page.getByRole('button', { name: 'Tarik ke draf', exact: true }).click()
    await expect(page.getByText('Draf', { exact: true })).toBeVisible()
  },
)

test(
  'a link that is added to the footer is on every page, and gone again once it is removed',
  exhaustive,
  async ({ page, visitor }) => {
    await signInAsOwner(page)
    const { name } = newName('Kabar uji')
    await page.goto('/admin/menu')
    const legal = page.getByRole('region', { name: 'Baris ketentuan' })
    const links = visitor.getByRole('contentinfo').getByRole('link', { name })
    await page.getByRole('button', { name: 'Tambah tautan ke Baris ketentuan' }).click()
    await legal.getByPlaceholder('Nama').last().fill(name)
    await legal.getByPlaceholder('/alamat').last().fill('pengumuman')
    await page.getByRole('button', { name: 'Simpan menu dan kaki' }).click()
    await expect(legal.getByText(/diawali|dimulai/)).toBeVisible()
    await legal.getByPlaceholder('/alamat').last().fill('/pengumuman/semua')
    await page.getByRole('button', { name: 'Simpan menu dan kaki' }).click()
    await expect(page.getByText(/disimpan/).first()).toBeVisible()
    for (const path of ['/events', '/tutorial'])
      await expect(async () => {
        await visitor.goto(path)
        await expect(links).toHaveAttribute('href', '/pengumuman/semua')
      }).toPass()
    await legal
      .getByRole('button', { name: /^Hapus tautan \d+ dari/ })
      .last()
      .click()
    await page.getByRole('button', { name: 'Simpan menu dan kaki' }).click()
    await expect(async () => {
      await visitor.goto('/events')
      await expect(links).toHaveCount(0)
    }).toPass()
  },
)
