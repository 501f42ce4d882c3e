import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { AdCosts } from './ad-costs.tsx'

function open() {
  const period = { from: '2026-11-01', until: '2026-11-07' }
  const shown = { isOpen: true, onOpenChange: () => {}, pageId: 'satu', costs: [], names: [], period, mayEdit: true }
  const router = createMemoryRouter([{ path: '/', element: <AdCosts {...shown} /> }])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return {
    asked: vi.spyOn(globalThis, 'fetch'),
    save: page.getByRole('button', { name: 'Simpan biaya', exact: true }),
    campaign: page.getByLabelText('Kampanye', { exact: true }),
  }
}

test('all missing values are reported at once, each at its field, and the input stays', async () => {
  const { asked, save, campaign } = open()
  await userEvent.click(save)
  await expect.element(campaign).toHaveAccessibleDescription(/Nama kampanye belum diisi/)
  await expect.element(page.getByLabelText('Biaya seluruhnya')).toHaveAccessibleDescription(/Biaya belum diisi/)
  await expect.element(campaign).toHaveFocus()
  await userEvent.fill(campaign, 'gajian')
  await userEvent.click(save)
  await expect.element(campaign).not.toHaveAccessibleDescription(/belum diisi/)
  await expect.element(campaign).toHaveValue('gajian')
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

test('a day that does not exist is an error at its field, stays typed, and nothing is sent', async () => {
  const { asked, save, campaign } = open()
  const from = page.getByRole('textbox', { name: 'Dari tanggal', exact: true })
  await expect.element(from).toHaveValue('01/11/2026')
  await userEvent.fill(campaign, 'gajian')
  await userEvent.fill(page.getByLabelText('Biaya seluruhnya'), '250000')
  await userEvent.fill(from, '31/02/2026')
  await userEvent.click(save)
  await expect.element(from).toHaveAccessibleDescription(/Februari 2026 hanya sampai tanggal 28/)
  await expect.element(from).toHaveValue('31/02/2026')
  await expect.element(from).toHaveFocus()
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
