import type { Utm, UtmPreset } from '@naikkelas/contract/marketing'
import { ToastProvider } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { CampaignFields } from './campaign-fields.tsx'

afterEach(() => vi.unstubAllGlobals())

const own: UtmPreset = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  name: 'Bazar Senayan',
  utm: { utm_source: 'bazar' },
}

function Fields() {
  const [given, setGiven] = useState<{ label: string; utm: Utm }>({ label: '', utm: {} })
  return <CampaignFields {...given} onChange={setGiven} />
}

test('own campaign presets can be deleted, built-in ones cannot', async () => {
  const removed: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'DELETE') removed.push(address)
    return Response.json({ status: 200, message: 'Berhasil', data: init.method === 'DELETE' ? null : [own] })
  })
  show(
    <ToastProvider>
      <Fields />
    </ToastProvider>,
  )
  const preset = page.getByRole('button', { name: 'Bazar Senayan', exact: true })
  const forget = page.getByRole('button', { name: /^Hapus pilihan/ })
  await userEvent.click(page.getByRole('group', { name: 'Dipasang di' }).getByRole('button').first())
  expect(forget.query()).toBeNull()
  await userEvent.click(preset)
  await userEvent.click(forget)
  await expect.poll(() => preset.query()).toBeNull()
  expect(removed).toEqual([expect.stringContaining(`/admin/utm-presets/${own.id}`)])
})
