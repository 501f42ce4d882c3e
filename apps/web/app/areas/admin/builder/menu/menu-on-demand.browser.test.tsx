import { ToastProvider } from '@naikkelas/ui/toast'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { latePart } from '../../../../shared/late/late-part.tsx'
import { whileLine } from '../../../../shared/late/has-line.ts'
import { show } from '../text/testing/open-text.tsx'
import { MenuOnDemand, type OpenedMenu } from './menu-on-demand.tsx'

const List = ({ trigger, isOpen }: OpenedMenu) => (
  <>
    {trigger}
    {isOpen && <p role="menu">Riwayat</p>}
  </>
)

test('a menu that failed to load says so when it is opened, and opens once the server is back', async () => {
  const fetching = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  onTestFinished(() => fetching.mockRestore())
  const fetchList = vi.fn(async () => List)
  const load = whileLine(fetchList)
  const LateList = latePart(load, { asksForLine: false })
  show(
    <ToastProvider>
      <MenuOnDemand load={load} trigger={<button type="button">Lainnya</button>}>
        {(menu) => <LateList {...menu} />}
      </MenuOnDemand>
    </ToastProvider>,
  )
  const button = page.getByRole('button', { name: 'Lainnya' })
  await button.hover()
  await button.click()
  await expect.element(page.getByText('Belum dapat dibuka. Periksa koneksi Anda, lalu coba lagi.')).toBeVisible()
  expect(fetchList).not.toHaveBeenCalled()
  fetching.mockResolvedValue(new Response())
  await button.click()
  await expect.element(page.getByRole('menu')).toHaveTextContent('Riwayat')
})
