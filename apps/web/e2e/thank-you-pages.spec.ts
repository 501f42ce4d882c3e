import { expectAccessible } from './support/axe.ts'
import { Builder } from './support/builder.ts'
import { makeCourse, openCheckout } from './support/checkout.ts'
import { exhaustive, expect, test } from './support/journey.ts'
import { register } from './support/register.ts'
import { tabTo } from './support/tab-to.ts'

test(
  'a marketer writes what buyers of courses read, a buyer reads the own name and order, and another buyer nothing',
  exhaustive,
  async ({ page, guest, visitor, browser }) => {
    const course = await makeCourse(page, { price: 0, type: 3 })
    await page.goto('/admin/landing-pages?jenis=fixed&cari=Terima+Kasih')
    await page.getByRole('link', { name: 'Terima Kasih: Kelas', exact: true }).click()
    const builder = new Builder(page)
    await builder.select(1)
    const title = builder.field('Judul')
    const before = await title.inputValue()
    await title.fill('Hore {nama_depan}, pesanan {kode_pesanan} sudah siap')
    // What buyers read is shown as an example.
    await expect(builder.section(1)).toContainText('Hore Rina, pesanan KD7M2Q9XWT4RBN sudah siap')
    await builder.expectSaved()
    await builder.publish()

    const { name } = await register(guest, { name: '<script>alert(1)</script> Wulandari' })
    await guest.goto(course.address)
    await guest.getByRole('link', { name: 'Daftar sekarang' }).first().click()
    await guest.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
    await guest.getByRole('button', { name: 'Ambil gratis' }).click()
    await expect(guest).toHaveURL(/\/thank-you\/[0-9A-Z]{14}$/)
    const address = new URL(guest.url()).pathname
    const code = address.split('/').at(-1) ?? ''
    await expect(guest.getByRole('status')).toHaveText('Pesanan berhasil')
    const heading = guest.getByRole('heading', { level: 1 })
    await expect(async () => {
      await guest.reload()
      await expect(heading).toHaveText(`Hore ${name.split(' ')[0]}, pesanan ${code} sudah siap`, { timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await expect(guest.getByText(course.name).first()).toBeVisible()
    await expectAccessible(guest)
    await tabTo(guest.getByRole('link', { name: 'Lihat pesanan' }))
    await guest.keyboard.press('Enter')
    await expect(guest).toHaveURL(`/pembelian-saya/${code}`)

    // Another kind leads to its own page, and an address without an order to all of them.
    await guest.goto(`/thank-you-jasa?order=${code}`)
    await expect(guest).toHaveURL(address)
    await guest.goto('/thank-you-event')
    await expect(guest).toHaveURL('/pembelian-saya')

    // Another buyer, without scripts.
    await openCheckout(visitor, course.address)
    expect((await visitor.goto(address))?.status()).toBe(404)
    await expect(visitor.getByText(code)).toHaveCount(0)

    const context = await browser.newContext()
    const stranger = await context.newPage()
    await stranger.goto(address)
    await expect(stranger).toHaveURL(/\/login$/)
    await context.close()

    await title.fill(before)
    await builder.expectSaved()
    await builder.publish()
  },
)
