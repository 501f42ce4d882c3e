import type { RedirectRule } from '@naikkelas/contract/marketing'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { RedirectsTable } from './redirects-table.tsx'

afterEach(() => vi.unstubAllGlobals())

const rule = (path: string, given: Partial<RedirectRule> = {}): RedirectRule => ({
  path,
  target: '/tujuan',
  kind: 'typed',
  page: null,
  hits: 3,
  lastHitAt: null,
  leadsToNothing: false,
  createdAt: '2026-11-20T02:00:00.000Z',
  ...given,
})

/** The day in Jakarta now. */
const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

test('the visits of a typed address are shown by day on request', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ status: 200, message: 'Berhasil', data: [{ day: today(), hits: 3 }] })
  })
  const moved = { id: '0197a1c2-0000-7000-8000-000000000001', name: 'Kelas', kind: 'exclusive', link: 'lama' }
  const rules = [rule('/promo-lama'), rule('/belum-dibuka', { hits: 0 }), rule('/lama', { kind: 'page', page: moved })]
  const element = <RedirectsTable rules={rules} mayChange />
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
  await page.viewport(360, 740)
  const ask = page.getByRole('button', { name: /^Per hari/ })
  await expect.element(ask).toHaveAccessibleName('Per hari: /promo-lama')
  await userEvent.click(ask)
  await expect.element(page.getByRole('img', { name: '/promo-lama dibuka, 30 hari terakhir' })).toBeVisible()
  const chart = await page.getByRole('img', { name: /30 hari terakhir$/ }).findElement()
  const { left: start, right: end } = chart.getBoundingClientRect()
  for (const words of chart.querySelectorAll('text')) {
    const { left, right } = words.getBoundingClientRect()
    expect([words.textContent, left >= start - 1 && right <= end + 1]).toEqual([words.textContent, true])
  }
  await userEvent.click(page.getByText(/^Lihat sebagai tabel/))
  const cells = page.getByRole('table', { name: /30 hari terakhir/ }).getByRole('cell')
  await expect.element(cells.nth(1)).toHaveTextContent('3 kali')
  await expect.element(cells.nth(3)).toHaveTextContent('0 kali')
  await userEvent.click(ask)
  await expect.element(ask).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toEqual([expect.stringContaining('/admin/redirects/days?path=%2Fpromo-lama')])
})

test.each([360, 1440])('at %i px a target without a page is marked in its own row', async (width) => {
  await page.viewport(width, 740)
  const rules = [
    rule('/promo', { target: '/belum-ada', leadsToNothing: true }),
    rule('/lama', { target: '/kelas-baru' }),
  ]
  show(
    <ToastProvider>
      <RouterProvider
        router={createMemoryRouter([{ path: '/', element: <RedirectsTable rules={rules} mayChange /> }])}
      />
    </ToastProvider>,
  )
  const said = page.getByText('Tujuan ini belum menampilkan halaman.', { exact: true })
  const shown = () => said.elements().filter((element) => element.checkVisibility())
  await expect
    .poll(() => shown().map((element) => element.closest('tr')?.textContent?.includes('/belum-ada')))
    .toEqual([true])
})
