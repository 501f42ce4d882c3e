import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { AdCosts } from './ad-costs.tsx'

test('all missing values are reported at once, each at its field, and the input stays', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const period = { from: '2026-11-01', until: '2026-11-07' }
  const shown = { isOpen: true, onOpenChange: () => {}, pageId: 'satu', costs: [], names: [], period, mayEdit: true }
  const router = createMemoryRouter([{ path: '/', element: <AdCosts {...shown} /> }])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  const save = page.getByRole('button', { name: 'Simpan biaya', exact: true })
  const campaign = page.getByLabelText('Kampanye', { exact: true })
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
