import type { SiteMeasurement } from '@naikkelas/contract/marketing'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { MeasurementPage } from './measurement-page.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The screen with an API that validates the retention days. */
function open() {
  const sent: SiteMeasurement[] = []
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as SiteMeasurement
    sent.push(body)
    if (!(body.retentionDays >= 7)) {
      const data = { code: 'invalid_input', fields: [{ path: 'retentionDays', message: 'Paling sedikit 7 hari' }] }
      return Response.json({ status: 422, message: 'Ada isian yang perlu diperbaiki.', data }, { status: 422 })
    }
    return Response.json({ status: 200, message: 'Berhasil', data: body })
  })
  const element = <MeasurementPage saved={{ isMeasuring: true, retentionDays: 90 }} />
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
  return sent
}
const save = () => page.getByRole('button', { name: 'Simpan', exact: true })

test('switching off explains the effect, and applies when saved', async () => {
  const sent = open()
  await expect.element(save()).toBeDisabled()
  await userEvent.click(page.getByRole('switch', { name: 'Ukur kunjungan di semua halaman' }))
  await expect.element(page.getByText(/Tidak ada halaman yang membawa skrip/)).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.click(save())
  await expect.element(page.getByText(/Pengukuran tersimpan/)).toBeVisible()
  expect(sent).toEqual([{ isMeasuring: false, retentionDays: 90 }])
})

test('invalid days are rejected at their field and stay to be corrected', async () => {
  open()
  const days = page.getByRole('textbox', { name: 'Lama menyimpan data kunjungan rinci (hari)', exact: true })
  await userEvent.fill(days, '3')
  await expect.element(page.getByText(/tidak dapat dikembalikan/)).toBeVisible()
  await userEvent.click(save())
  await expect.element(days).toHaveAccessibleDescription(/Paling sedikit 7 hari/)
  await expect.element(days).toHaveFocus()
  await expect.element(days).toHaveValue('3')
})
