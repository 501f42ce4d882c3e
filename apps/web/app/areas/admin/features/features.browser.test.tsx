import { defaultFlags, featureFlags, type FlagState } from '@naikkelas/contract/site'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { FeaturesPage } from './features-page.tsx'

afterEach(() => vi.unstubAllGlobals())

interface Sent {
  isEnabled: boolean
  version: number
  effectiveAt: string | null
}

const changeId = '0197a1c2-0000-7000-8000-000000000001'
const change = (effectiveAt: string, isEnabled: boolean) => ({
  id: changeId,
  effectiveAt,
  changes: { isEnabled },
  createdAt: '2026-11-24T07:30:00.000Z',
  createdBy: 'Budi',
  failure: null,
})

/** The screen over an API that keeps what is switched; what it was sent. */
function open(given: Partial<Record<FlagState['name'], Partial<FlagState>>> = {}) {
  let flags: FlagState[] = featureFlags.map((name) => ({
    name,
    isEnabled: defaultFlags[name],
    version: 0,
    changedAt: null,
    changedBy: null,
    scheduled: [],
    ...given[name],
  }))
  const sent: [request: string, body: Sent | null][] = []
  /** As any admin does. */
  const set = (name: string, changed: Partial<FlagState>) => {
    flags = flags.map((flag) => (flag.name === name ? { ...flag, version: flag.version + 1, ...changed } : flag))
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = new URL(address, location.origin).pathname
    const body = init.body ? (JSON.parse(String(init.body)) as Sent) : null
    sent.push([`${init.method} ${path}`, body])
    const name = path.split('/').at(-1) ?? ''
    if (body === null) {
      flags = flags.map((flag) => ({ ...flag, scheduled: [] }))
      return Response.json({ status: 200, message: '', data: null })
    }
    const flag = flags.find((one) => one.name === name)
    if (flag?.version !== body.version) {
      const data = { code: 'setting_changed', mine: body, theirs: flag }
      return Response.json({ status: 409, message: 'Pengaturan ini diubah di tempat lain', data }, { status: 409 })
    }
    if (body.effectiveAt === null) set(name, { isEnabled: body.isEnabled, changedBy: 'Rani' })
    else set(name, { version: body.version, scheduled: [change(body.effectiveAt, body.isEnabled)] })
    return Response.json({ status: 200, message: '', data: flags.find((one) => one.name === name) })
  })
  const router = createMemoryRouter([
    { path: '/', loader: () => ({ flags }), element: <Screen />, HydrateFallback: () => null },
  ])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return { sent, set }
}

function Screen() {
  return <FeaturesPage {...useLoaderData<{ flags: FlagState[] }>()} />
}

const switchOf = (name: string) => page.getByRole('switch', { name, exact: true })

test('a switch changes its feature at once and says so', async () => {
  const { sent } = open()
  await expect.element(switchOf('Pembayaran otomatis')).not.toBeChecked()
  await userEvent.click(switchOf('Pembayaran otomatis'))
  await expect.element(page.getByText('Pembayaran otomatis dinyalakan')).toBeVisible()
  await expect.element(switchOf('Pembayaran otomatis')).toBeChecked()
  expect(sent).toEqual([
    ['PUT /api/admin/feature-flags/automatic_payment', { isEnabled: true, version: 0, effectiveAt: null }],
  ])
  await userEvent.click(switchOf('Pembayaran otomatis'))
  await expect.element(page.getByText('Pembayaran otomatis dimatikan')).toBeVisible()
  expect(sent.at(-1)?.[1]).toEqual({ isEnabled: false, version: 1, effectiveAt: null })
})

test('a switch that another admin pressed first shows what holds, with the reason', async () => {
  const { set } = open()
  await expect.element(switchOf('Kupon kelas')).toBeChecked()
  set('coupon', { isEnabled: true, changedAt: '2026-11-24T07:30:00.000Z', changedBy: 'Budi' })
  await userEvent.click(switchOf('Kupon kelas'))
  await expect.element(page.getByText('Pengaturan ini diubah di tempat lain')).toBeVisible()
  await expect.element(switchOf('Kupon kelas')).toBeChecked()
  await expect.element(page.getByText('Diubah Budi, 24 November 2026, 14.30 WIB')).toBeVisible()
})

test('the forum is shown switched off, cannot be pressed, and says why', async () => {
  open()
  await expect.element(switchOf('Forum diskusi')).toBeDisabled()
  await expect.element(switchOf('Forum diskusi')).not.toBeChecked()
  await expect.element(switchOf('Forum diskusi')).toHaveAccessibleDescription(/modulnya belum tersedia/)
  expect(page.getByRole('button', { name: 'Jadwalkan Forum diskusi' }).elements()).toEqual([])
})

test('a switch is scheduled for a moment in WIB, listed, and withdrawn', async () => {
  const { sent } = open()
  await userEvent.click(page.getByRole('button', { name: 'Jadwalkan Menu Tools', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Jadwalkan Menu Tools' })
  await expect.element(dialog.getByRole('radio', { name: 'Mati' })).toBeChecked()
  await userEvent.click(dialog.getByRole('button', { name: 'Jadwalkan', exact: true }))
  const moment = dialog.getByLabelText('Mulai berlaku', { exact: true })
  await expect.element(moment).toHaveAccessibleDescription(/Pilih tanggal dan jamnya/)
  await userEvent.fill(moment, '01/12/2099')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Jam', exact: true }), '09.00')
  await userEvent.click(dialog.getByRole('button', { name: 'Jadwalkan', exact: true }))
  await expect.element(page.getByText('Menu Tools dijadwalkan')).toBeVisible()
  expect(sent).toEqual([
    [
      'PUT /api/admin/feature-flags/tools_menu',
      { isEnabled: false, version: 0, effectiveAt: '2099-12-01T02:00:00.000Z' },
    ],
  ])
  const list = page.getByRole('region', { name: 'Perubahan terjadwal' })
  await expect.element(list.getByText('1 Desember 2099, 09.00 WIB')).toBeVisible()
  await expect.element(switchOf('Menu Tools')).toBeChecked()

  await userEvent.click(list.getByRole('button', { name: 'Batalkan jadwal Menu Tools' }))
  await userEvent.click(page.getByRole('button', { name: 'Batalkan jadwal', exact: true }))
  await expect.element(list.getByText(/Belum ada jadwal/)).toBeVisible()
  expect(sent.at(-1)).toEqual([`DELETE /api/admin/scheduled-changes/${changeId}`, null])
})

test('a change that did not happen says why', async () => {
  open({
    coupon: { scheduled: [{ ...change('2026-11-20T02:00:00.000Z', false), failure: 'Tidak lagi berwenang.' }] },
  })
  const list = page.getByRole('region', { name: 'Perubahan terjadwal' })
  await expect.element(list.getByText('Tidak terjadi')).toBeVisible()
  await expect.element(list.getByText('Tidak lagi berwenang.')).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'Hapus jadwal Kupon kelas' })).toBeVisible()
})
