import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { RedirectForm } from './redirect-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const words = 'Alamat ini sudah dialihkan ke /promo-lain'
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The form over an API in which the path leads elsewhere already. */
function open() {
  const sent: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Record<string, string>
    sent.push(body)
    if (body.replaces === '/promo-lain') {
      const data = {
        path: body.path,
        target: body.target,
        kind: 'typed',
        page: null,
        hits: 3,
        lastHitAt: null,
        leadsToNothing: false,
      }
      return Response.json({ status: 201, message: '', data: { ...data, createdAt: '2026-11-20T02:00:00.000Z' } })
    }
    const data = { code: 'redirect_taken', theirs: '/promo-lain', fields: [{ path: 'path', message: words }] }
    return Response.json({ status: 409, message: 'Alamat ini sudah dialihkan.', data }, { status: 409 })
  })
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <RedirectForm /> }])} />
    </ToastProvider>,
  )
  return sent
}
const path = () => page.getByRole('textbox', { name: 'Dari alamat', exact: true })

test('an address that already redirects shows its target, and is changed on confirmation', async () => {
  const sent = open()
  await userEvent.fill(path(), '/promo')
  await userEvent.fill(page.getByRole('textbox', { name: 'Ke', exact: true }), '/promo-baru')
  await userEvent.click(button('Alihkan'))
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.element(path()).toHaveValue('/promo')
  await expect.element(path()).toHaveFocus()
  await userEvent.click(button('Ganti tujuannya'))
  await expect.element(path()).toHaveValue('')
  expect(sent).toEqual([
    { path: '/promo', target: '/promo-baru' },
    { path: '/promo', target: '/promo-baru', replaces: '/promo-lain' },
  ])
})

test('the confirmation disappears with the address it was about', async () => {
  const sent = open()
  await userEvent.fill(path(), '/promo')
  await userEvent.click(button('Alihkan'))
  await expect.element(button('Ganti tujuannya')).toBeVisible()
  await userEvent.fill(path(), '/promo-dua')
  await expect.poll(() => button('Ganti tujuannya').query()).toBeNull()
  expect(sent).toHaveLength(1)
})
