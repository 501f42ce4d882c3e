import { Buffer } from 'node:buffer'
import { exhaustive, expect, newName, test } from './support/journey.ts'
import { newestMessage } from './support/outbox.ts'

test('an announcement is written, published and read without scripts, also in the feed', async ({ page, visitor }) => {
  const { name: title } = newName('Jam layanan')
  await page.goto('/admin/pengumuman')
  await page.getByRole('link', { name: 'Tambah', exact: true }).click()
  await page.getByLabel('Judul', { exact: true }).fill(title)
  await page.getByLabel('Jenis', { exact: true }).selectOption('Jadwal')
  await page.getByLabel('Ringkasan', { exact: true }).fill('Kami membalas sampai pukul lima sore.')
  const text = page.getByRole('textbox', { name: 'Teks', exact: true })
  await text.click()
  await page.keyboard.type('Mulai pekan depan.')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/pengumuman\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Lihat di situs' })).toBeVisible()

  await visitor.goto('/pengumuman/jadwal')
  await visitor.getByRole('main').getByLabel('Cari', { exact: true }).fill(title)
  await visitor.getByRole('form', { name: 'Saring' }).getByRole('button', { name: 'Terapkan' }).click()
  const results = visitor.getByRole('main').getByRole('list', { name: 'Hasil' }).getByRole('article')
  await expect(results).toHaveCount(1)
  await results.getByRole('link', { name: title }).click()
  await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(visitor.getByText('Mulai pekan depan.')).toBeVisible()
  const feed = await (await visitor.request.get('/pengumuman/rss.xml')).text()
  expect(feed).toContain(`<title>${title}</title>`)
  const address = new URL(visitor.url()).pathname

  await page.getByRole('button', { name: 'Arsipkan', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pulihkan', exact: true })).toBeVisible()
  await visitor.goto(address)
  await expect(visitor).toHaveURL(/\/404$/)
  for (const nowhere of ['/pengumuman/kabar', '/pengumuman/detail/-1', '/pengumuman/detail/abc', '/pengumuman']) {
    await visitor.goto(nowhere)
    await expect(visitor).toHaveURL(/\/404$/)
  }
})

test('announcements are paged, and the way back leads to the place', exhaustive, async ({ visitor }) => {
  await visitor.goto('/pengumuman/semua')
  const titles = visitor.getByRole('list', { name: 'Hasil' }).getByRole('article').getByRole('link')
  const first = await titles.allTextContents()
  expect(first).toHaveLength(12)
  await visitor.getByRole('link', { name: 'Berikutnya' }).click()
  await expect(titles.first()).not.toHaveText(first[0] ?? '')
  await visitor.getByRole('link', { name: 'Sebelumnya' }).click()
  await expect(titles).toHaveText(first)
})

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

test('a visitor applies without an account and without scripts; a file that is no PDF is refused, and nothing typed is lost', async ({
  page,
  visitor,
}) => {
  await visitor.goto('/karir')
  await visitor.getByRole('list', { name: 'Hasil' }).getByRole('article').first().getByRole('link').click()
  const title = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const posting = JSON.parse((await visitor.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  expect(posting).toMatchObject({ '@type': 'JobPosting', title })

  const email = `pelamar-${Date.now()}@contoh.id`
  const form = visitor.locator('form[enctype="multipart/form-data"]')
  await form.getByLabel('Nama lengkap').fill('Ayu Puspita')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Nomor WhatsApp').fill('0812 3456 7890')
  await form.getByLabel('Pesan').fill('Saya pernah mengelola toko kue.')
  await form.getByRole('checkbox').check()
  const picture = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') }
  await form.getByLabel('CV', { exact: true }).setInputFiles(picture)
  await form.getByRole('button', { name: 'Kirim lamaran' }).click()
  await expect(visitor.getByRole('alert')).toContainText('CV: Pilih PDF')
  await expect(form.getByLabel('Pesan')).toHaveValue('Saya pernah mengelola toko kue.')
  await expect(form.getByRole('checkbox')).toBeChecked()

  const tooLarge = Buffer.concat([pdf, Buffer.alloc(5 * 1_048_576, 32)])
  await form.getByLabel('CV', { exact: true }).setInputFiles({ ...picture, buffer: tooLarge })
  await form.getByRole('button', { name: 'Kirim lamaran' }).click()
  await expect(visitor.getByRole('alert')).toContainText('Berkas paling besar 5 MB')
  await expect(form.getByLabel('E-mail')).toHaveValue(email)

  await form.getByLabel('CV', { exact: true }).setInputFiles({ ...picture, buffer: pdf })
  await form.getByRole('button', { name: 'Kirim lamaran' }).click()
  await expect(visitor.getByRole('heading', { name: 'Lamaran Anda sudah kami terima' })).toBeVisible()
  expect(await newestMessage(page, email, /Lamaran Anda sudah kami terima/)).toContain(title)

  await page.goto(`/admin/karier/pelamar?cari=${email}`)
  await page.getByRole('row').filter({ hasText: email }).getByRole('button', { name: 'Ayu Puspita' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Saya pernah mengelola toko kue.')
  await dialog.getByLabel('Status', { exact: true }).selectOption('Wawancara')
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Wawancara')
})

test(
  'a live session is announced, reminded of once confirmed, and its player is there while it is live',
  exhaustive,
  async ({ page, visitor }) => {
    const { name: title } = newName('Bedah iklan')
    /** Types a moment in WIB, so many hours from now. */
    const typeMoment = async (label: 'Mulai' | 'Selesai', hoursFromNow: number) => {
      const wib = new Date(Date.now() + (hoursFromNow + 7) * 3_600_000).toISOString()
      const [day = '', time = ''] = wib.split('T')
      await page.getByLabel(label, { exact: true }).fill(day.split('-').reverse().join('/'))
      await page
        .getByRole('textbox', { name: 'Jam', exact: true })
        .nth(label === 'Mulai' ? 0 : 1)
        .fill(time.slice(0, 5).replace(':', '.'))
    }
    await page.goto('/admin/siaran-langsung')
    await page.getByRole('link', { name: 'Tambah', exact: true }).click()
    await page.getByLabel('Judul', { exact: true }).fill(title)
    await page.getByRole('textbox', { name: 'Uraian', exact: true }).click()
    await page.keyboard.type('Kami susun satu iklan bersama.')
    await typeMoment('Mulai', 2)
    await typeMoment('Selesai', 3)
    await page.getByLabel('Alamat video', { exact: true }).fill('https://youtu.be/aqz-KE-bpKQ')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/siaran-langsung\/[0-9a-f-]{36}$/)
    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Lihat di situs' })).toBeVisible()

    await visitor.goto(`/live?cari=${encodeURIComponent(title)}`)
    const results = visitor.getByRole('main').getByRole('list', { name: 'Hasil' }).getByRole('article')
    await expect(results).toHaveCount(1)
    await results.getByRole('link', { name: title }).click()
    await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(visitor.locator('iframe')).toHaveCount(0)
    const address = new URL(visitor.url()).pathname
    const calendar = await visitor.getByRole('link', { name: 'Tambahkan ke kalender' }).getAttribute('href')
    expect(await (await visitor.request.get(calendar ?? '')).text()).toContain('BEGIN:VALARM')
    const email = `penonton-${Date.now()}@toko.co`
    await visitor.getByLabel('E-mail', { exact: true }).fill(email)
    await visitor.getByRole('button', { name: 'Kirimi saya pengingat' }).click()
    await expect(visitor.getByText('Satu langkah lagi')).toBeVisible()
    const text = await newestMessage(page, email, /Ingatkan siaran/)
    const link = /\/live\/pengingat\/[\w.-]+/.exec(text)?.[0] ?? ''
    await visitor.goto(link)
    await visitor.getByRole('button', { name: 'Ya, ingatkan saya' }).click()
    await expect(visitor.getByRole('heading', { name: 'Pengingat aktif' })).toBeVisible()
    await visitor.getByRole('button', { name: 'Jangan ingatkan saya' }).click()
    await expect(visitor.getByRole('heading', { name: 'Anda tidak akan diingatkan' })).toBeVisible()

    await typeMoment('Mulai', -1)
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await expect(page.getByText('Sedang berlangsung', { exact: true })).toBeVisible()
    await visitor.goto(address)
    await expect(visitor.getByTitle(`Siaran langsung: ${title}`)).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    )
    await page.getByRole('button', { name: 'Arsipkan', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Pulihkan', exact: true })).toBeVisible()
    for (const nowhere of [address, '/live/-1', '/live/abc', '/live/999999999']) {
      // A screen from memory may be a second old.
      await expect(async () => {
        await visitor.goto(nowhere)
        expect(new URL(visitor.url()).pathname).toBe('/404')
      }).toPass()
    }
  },
)

test(
  'a tutorial is found, followed and answered without scripts; what admins add is at its address',
  exhaustive,
  async ({ page, visitor }) => {
    await visitor.goto('/tutorial')
    const results = visitor.getByRole('main').getByRole('list', { name: 'Hasil' }).getByRole('article')
    await expect(results.first().getByRole('link')).toHaveText('Memasang Shopeasytools')
    const form = visitor.getByRole('form', { name: 'Saring' })
    await form.getByLabel('Tools', { exact: true }).selectOption('Robotok')
    await form.getByRole('button', { name: 'Terapkan' }).click()
    await results.getByRole('link', { name: 'Memasang Robotok' }).click()
    await expect(visitor.getByRole('heading', { name: 'Memasang Robotok', level: 1 })).toBeVisible()
    await visitor.getByRole('button', { name: 'Ya', exact: true }).click()
    await expect(visitor.getByText('Terima kasih, jawaban Anda sudah kami catat.')).toBeVisible()
    await visitor.goto('/tutorial/robotok/auto-unfollow')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    for (const nowhere of ['/tutorial/robotok/tidak-ada', '/tutorial/lain/install', '/tutorial/robotok']) {
      await visitor.goto(nowhere)
      await expect(visitor).toHaveURL(/\/404$/)
    }

    const { name: title } = newName('Laporan harian')
    const address = `laporan-${Date.now()}`
    await page.goto('/admin/tutorial')
    await page.getByRole('link', { name: 'Tambah', exact: true }).click()
    await page.getByLabel('Judul', { exact: true }).fill(title)
    await page.getByLabel('Alamat', { exact: true }).fill(address)
    await page.getByLabel('Judul langkah', { exact: true }).fill('Buka laporan')
    await page.getByLabel('Uraian', { exact: true }).fill('Pilih Laporan di menu kiri.')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/tutorial\/[0-9a-f-]{36}$/)
    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Lihat di situs' })).toBeVisible()
    await visitor.goto(`/tutorial/shopeasytools/${address}`)
    await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Arsipkan', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Pulihkan', exact: true })).toBeVisible()
  },
)
