import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import encodeQr from 'qr'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'
import { expectAccessible } from './support/axe.ts'
import { makeEvent, openCheckout } from './support/checkout.ts'
import { exhaustive, expect, test } from './support/journey.ts'
import { register } from './support/register.ts'

/** What the camera of this browser sees: a code that is no ticket. */
const shownCode = 'NKNKNKNK'
const film = join(mkdtempSync(join(tmpdir(), 'naikkelas-camera-')), 'ticket.y4m')
writeFileSync(film, filmOf(shownCode))

test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath: chromiumPath(),
    args: [
      ...chromiumArgs,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
})

/** A film of one picture with a QR code, as YUV4MPEG2. */
function filmOf(text: string): Buffer {
  const [width, height, scale] = [640, 480, 12]
  const rows = encodeQr(text, 'raw', { border: 4 })
  const light = Buffer.alloc(width * height, 235)
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = 0; line < scale; line++) {
          const start = (Math.floor((height - rows.length * scale) / 2) + y * scale + line) * width + 100 + x * scale
          light.fill(16, start, start + scale)
        }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`)
  return Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)])
}

/** An event with a ticket of each of these names. */
async function eventWith(page: Page, learners: readonly { at: Page; name: string }[]) {
  const event = await makeEvent(page)
  for (const { at, name } of learners) {
    await register(at, { name })
    await openCheckout(at, event.address)
    await at.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
    await at.getByRole('button', { name: 'Ambil gratis' }).click()
    await expect(at).toHaveURL(/\/thank-you-event/)
  }
  const reply = await page.request.get(`/api/admin/events/${event.id}/attendees`)
  const { attendees } = ((await reply.json()) as { data: { attendees: { name: string; code: string }[] } }).data
  const codes = new Map(attendees.map(({ name, code }) => [name, code]))
  return { ...event, codeOf: (name: string) => codes.get(name) ?? '', path: `/admin/acara/${event.id}/peserta` }
}

const field = (page: Page) => page.getByLabel('Kode tiket', { exact: true })
const said = (page: Page) => page.getByRole('status', { name: 'Hasil check-in' })

/** As a reader that types does: the field has the focus, and Enter ends the code. */
async function type(page: Page, code: string) {
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test(
  'a door by keyboard: tickets are let in once, others are refused in words, and a check-in is undone',
  exhaustive,
  async ({ page, guest }) => {
    const event = await eventWith(page, [{ at: guest, name: 'Rudi Hartono' }])
    const code = event.codeOf('Rudi Hartono')
    await page.goto(`/admin/acara/${event.id}`)
    await page.getByRole('link', { name: 'Peserta', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Peserta' })).toBeVisible()
    await expect(page.getByText('0 dari 1 hadir')).toBeVisible()

    await field(page).focus()
    await type(page, 'salah')
    await expect(said(page)).toContainText('Tidak berlaku')
    await expect(said(page)).toContainText('Kode tiket terdiri dari 8 huruf dan angka')
    await type(page, '0000-0000')
    await expect(said(page)).toContainText('Tidak ada tiket dengan kode 0000-0000')
    await type(page, `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`)
    await expect(said(page)).toContainText('Berhasil')
    await expect(page.getByText('1 dari 1 hadir')).toBeVisible()
    await type(page, code)
    await expect(said(page)).toContainText(/Sudah hadir.*Rudi Hartono sudah tercatat hadir pukul \d\d\.\d\d oleh /)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Batalkan kehadiran Rudi Hartono' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Batalkan kehadiran Rudi Hartono?' })
    await dialog.getByRole('button', { name: 'Batalkan kehadiran' }).press('Enter')
    await expect(page.getByText('0 dari 1 hadir')).toBeVisible()
    await page.getByRole('button', { name: 'Tandai hadir Rudi Hartono' }).press('Enter')
    await expect(said(page)).toContainText('Berhasil')
    await page.reload()
    await expect(page.getByText('1 dari 1 hadir')).toBeVisible()
  },
)

test('a door without network goes on with its list, then merges, and says which ticket came twice', async ({
  page,
  guest,
  secondBrowser,
}) => {
  const other = await secondBrowser()
  const event = await eventWith(page, [
    { at: guest, name: 'Rudi Hartono' },
    { at: other, name: 'Maya Kusuma' },
  ])
  await page.goto(event.path)
  await expect(page.getByText('0 dari 2 hadir')).toBeVisible()
  await page.context().setOffline(true)
  await field(page).focus()
  await type(page, event.codeOf('Rudi Hartono'))
  await expect(said(page)).toContainText('Berhasil')
  await expect(page.getByText('1 menunggu jaringan')).toBeVisible()
  await type(page, event.codeOf('Maya Kusuma'))
  await expect(page.getByText('2 menunggu jaringan')).toBeVisible()
  await type(page, event.codeOf('Maya Kusuma'))
  await expect(said(page)).toContainText('Sudah hadir')
  await type(page, '0000-0000')
  await expect(said(page)).toContainText('tidak ada di daftar perangkat ini')
  await expect(page.getByText('2 dari 2 hadir')).toBeVisible()

  await other.goto(event.path)
  await field(other).fill(event.codeOf('Maya Kusuma'))
  await field(other).press('Enter')
  await expect(said(other)).toContainText('Berhasil')

  await page.context().setOffline(false)
  await expect(page.getByText('menunggu jaringan')).toHaveCount(0)
  const explained = page.getByText('1 tiket perlu dilihat')
  await expect(explained).toBeVisible()
  await expect(
    page.getByText(/^Maya Kusuma \(.{9}\) juga tercatat hadir pukul .* oleh .*Perangkat ini memindainya/),
  ).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('2 dari 2 hadir')).toBeVisible()
})

test('the camera reads a ticket, and is allowed to this screen alone', exhaustive, async ({ page }) => {
  const event = await eventWith(page, [])
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['permissions-policy']
  expect(await policyOf(event.path)).toBe('camera=(self), microphone=(), geolocation=()')
  for (const path of [
    '/admin/acara',
    `/admin/acara/${event.id}`,
    '/events',
    event.address,
    '/admin/acara/bukan/peserta',
  ])
    expect(await policyOf(path), path).toBe('camera=(), microphone=(), geolocation=()')

  await page.goto(`/admin/acara?${new URLSearchParams({ cari: event.name })}`)
  await page.getByRole('link', { name: `Peserta ${event.name}` }).click()
  await page.getByRole('button', { name: 'Pindai dengan kamera' }).click()
  await expect(said(page)).toContainText('Tidak ada tiket dengan kode NKNK-NKNK')
  await page.getByRole('button', { name: 'Tutup kamera' }).click()
  await expect(page.getByLabel('Kamera', { exact: true })).toHaveCount(0)

  // The next screen is a document of its own.
  await page.getByRole('link', { name: event.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible()
  const isAllowed = () =>
    page.evaluate(() => {
      const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
      return featurePolicy.allowsFeature('camera')
    })
  expect(await isAllowed()).toBe(false)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Peserta' })).toBeVisible()
  expect(await isAllowed()).toBe(true)
})
