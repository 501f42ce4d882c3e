import type { LeadWebhook } from '@naikkelas/contract/marketing'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../builder/text/testing/open-text.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

const webhook: LeadWebhook = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  url: 'https://crm.toko.co/prospek',
  page: null,
  secretTail: 'aaaa',
  createdAt: '2026-11-20T10:00:00.000Z',
  waiting: 0,
  failed: 0,
}

/** The screen over an API that makes another key each time. */
function open(webhooks: readonly LeadWebhook[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(`${init.method} ${new URL(address, location.href).pathname}`)
    const secret = `whsec_${'x'.repeat(27)}${asked.length}bbbb`
    return Response.json({ status: 200, message: 'Berhasil', data: { ...webhook, secret, secretTail: 'bbbb' } })
  })
  show(
    <ToastProvider>
      <RouterProvider
        router={createMemoryRouter([{ path: '/', element: <WebhooksPanel webhooks={webhooks} pages={[]} /> }])}
      />
    </ToastProvider>,
  )
  return asked
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const key = () => page.getByRole('textbox', { name: 'Kunci tanda tangan', exact: true })

test('the key of a new webhook is shown once, with the advice to keep it now', async () => {
  const asked = open([])
  await userEvent.fill(page.getByRole('textbox', { name: 'Alamat webhook', exact: true }), webhook.url)
  await userEvent.click(button('Tambah webhook'))
  await expect.element(page.getByRole('dialog', { name: 'Simpan kunci ini sekarang' })).toBeVisible()
  await expect.element(key()).toHaveValue(`whsec_${'x'.repeat(27)}1bbbb`)
  await userEvent.click(button('Sudah saya simpan'))
  await expect.poll(() => key().query()).toBeNull()
  expect(asked).toEqual(['POST /api/admin/lead-webhooks'])
})

test('a key that was lost is exchanged after a question, and nothing but its end is shown before', async () => {
  const asked = open([webhook])
  await expect.element(page.getByText('whsec_••••aaaa', { exact: true })).toBeVisible()
  await userEvent.click(button('Ganti kunci'))
  const question = page.getByRole('dialog', { name: 'Ganti kunci webhook ini?' })
  await expect.element(question.getByText(/^Kunci lama langsung tidak berlaku/)).toBeVisible()
  expect(asked).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Ganti kunci', exact: true }))
  await expect.element(key()).toHaveValue(`whsec_${'x'.repeat(27)}1bbbb`)
  expect(asked).toEqual([`POST /api/admin/lead-webhooks/${webhook.id}/secret`])
})
