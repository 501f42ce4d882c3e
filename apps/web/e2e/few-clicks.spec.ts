import type { Locator, Page } from '@playwright/test'
import { Builder } from './support/builder.ts'
import { exhaustive, expect, newName, ownSections, test } from './support/journey.ts'

/** Clicks, files and typed texts of a newcomer with the mouse; 75 when it was first tried. */
const most = 60

/** Ten types of the palette with the title that each gets. */
const titles = {
  Judul: 'Toko daring rapi dalam sebulan',
  'Judul dengan media': 'Beginilah toko mereka sekarang',
  Manfaat: 'Yang berubah setelah sebulan',
  'Gambar dan paragraf': 'Didampingi sampai bisa sendiri',
  Langkah: 'Empat langkah, satu minggu masing-masing',
  'Materi kelas': 'Isi kelasnya',
  Paragraf: 'Kenapa toko cepat berantakan',
  Harga: 'Sekali bayar, milik Anda selamanya',
  'Tanya jawab': 'Pertanyaan sebelum mendaftar',
  'Tombol CTA': 'Mulai bulan ini juga',
} as const

test(
  'a newcomer makes and publishes a page of ten sections with at most sixty clicks and texts',
  exhaustive,
  async ({ page, photos, visitor }) => {
    const hand = new CountingHand(page)
    const { name } = newName('Sedikit klik')
    await page.goto('/admin/landing-pages')
    await hand.click(page.getByRole('button', { name: 'Halaman baru' }))
    await hand.type(page.getByLabel('Nama halaman'), name)
    await hand.click(page.getByRole('button', { name: 'Buat halaman' }))
    const builder = new Builder(page)
    const { inspector } = builder

    for (const [type, title] of Object.entries(titles)) {
      await hand.click(builder.type(type))
      await hand.type(builder.field('Judul'), title)
      if (type === 'Judul dengan media' || type === 'Gambar dan paragraf') {
        await hand.choose(inspector.getByRole('button', { name: 'Unggah', exact: true }), photos[0] ?? '')
        await hand.type(builder.field('Teks alternatif'), 'Rak toko yang rapi dengan label harga')
      }
      if (type === 'Materi kelas') {
        await hand.click(inspector.getByRole('button', { name: /^Bab 1/ }))
        await hand.click(inspector.getByRole('button', { name: 'Tempel beberapa baris' }).first())
        const lines = page.getByRole('dialog', { name: 'Tempel beberapa baris' })
        await hand.type(lines.getByLabel('Baris yang ditempel'), 'Menata etalase\t15\nMenulis judul produk\t20')
        await hand.click(lines.getByRole('button', { name: 'Jadikan 2 item' }))
      }
    }
    await hand.click(page.getByRole('button', { name: 'Terbitkan' }))
    // What is missing is listed, and each line leads to the field that it names.
    await hand.click(page.getByRole('button', { name: /tujuan penawaran yang belum diisi/ }))
    await hand.type(builder.link('Tujuan penawaran'), '/daftar-toko-rapi')
    await hand.type(inspector.getByLabel('Harga penawaran'), '250000')
    await hand.click(page.getByRole('button', { name: 'Terbitkan' }))
    await expect(page.getByText('Terbit', { exact: true })).toBeVisible()

    await visitor.goto(await builder.address())
    await expect(ownSections(visitor)).toHaveCount(10)
    for (const title of Object.values(titles)) await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
    await expect(visitor.getByText('Rp250.000').first()).toBeVisible()
    expect(hand.acts).toBeLessThanOrEqual(most)
    // Each section was added and got its title: a hand that does not count would pass otherwise.
    expect(hand.acts).toBeGreaterThan(30)
  },
)

/** Counts each click, file and typed text. */
class CountingHand {
  acts = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator): Promise<void> {
    this.acts += 1
    await target.click()
  }

  async choose(button: Locator, file: string): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser')
    await this.click(button)
    this.acts += 1
    await (await choosing).setFiles(file)
  }

  /** Into a field, which is clicked into first unless it has the focus. */
  async type(field: Locator, words: string): Promise<void> {
    const hasFocus = await field.evaluate((element) => element === document.activeElement)
    if (!hasFocus) await this.click(field)
    this.acts += 1
    await field.fill(words)
  }
}
