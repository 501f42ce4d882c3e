import type { PlannedPrice } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../builder/text/testing/open-text.tsx'
import { PriceActionDialog } from './price-action-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const id = (place: number) => `0197a1c2-0000-7000-8000-00000000000${place}`
const prices = (price: number | null, strikePrice: number | null = null) => ({
  price: price === null ? null : rupiah(price),
  strikePrice: strikePrice === null ? null : rupiah(strikePrice),
})
const planned: PlannedPrice[] = [
  { id: id(1), name: 'Kelas Iklan', version: 3, was: prices(349_000), becomes: prices(279_000, 349_000), reason: null },
  {
    id: id(2),
    name: 'Kelas Foto',
    version: 1,
    was: prices(null),
    becomes: prices(null),
    reason: 'Belum ada harganya.',
  },
]
const done = {
  id: id(9),
  action: { kind: 'percent', percent: -20, roundTo: 1_000, strike: 'former_price' },
  reason: 'Promo gajian',
  by: 'Sari',
  at: '2026-11-20T03:00:00.000Z',
  isUndone: false,
  items: [{ id: id(1), name: 'Kelas Iklan' }],
}

function open(left: { id: string; name: string; reason: string }[] = []) {
  const sent: [path: string, body: unknown][] = []
  const events: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, location.origin)
    sent.push([pathname, init.body === undefined ? null : JSON.parse(String(init.body))])
    const reply = (data: unknown, status = 200) => Response.json({ status, message: 'Berhasil', data }, { status })
    if (pathname.endsWith('/preview')) return reply({ items: planned })
    if (pathname.endsWith('/undo')) return reply({ restored: done.items, left: [] })
    return reply({ done, left }, 201)
  })
  const element = (
    <PriceActionDialog
      sellableIds={[id(1), id(2)]}
      onClose={() => events.push('closed')}
      onDone={() => events.push('done')}
    />
  )
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
  return { sent, events }
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

async function plan() {
  await userEvent.fill(field('Persen'), '20')
  await userEvent.fill(field('Alasan'), 'Promo gajian')
  await press('Lihat hasilnya dahulu')
}

test('prices are shown before and after, changed with their versions, and undone', async () => {
  const { sent, events } = open()
  await plan()
  await expect.element(page.getByRole('cell', { name: 'Rp279.000 (dari Rp349.000)' })).toBeVisible()
  await expect.element(page.getByText('Belum ada harganya.', { exact: false })).toBeVisible()
  await press('Ubah 1 harga')
  await expect.element(page.getByText('Harga diturunkan 20 % untuk 1')).toBeVisible()
  expect(events).toEqual(['done', 'closed'])
  expect(sent.map(([path]) => path)).toEqual(['/api/admin/price-actions/preview', '/api/admin/price-actions'])
  expect(sent[1]?.[1]).toMatchObject({
    action: { kind: 'percent', percent: -20, roundTo: 1_000, strike: 'former_price' },
    reason: 'Promo gajian',
    items: [{ id: id(1), version: 3 }],
  })
  await press('Urungkan')
  await expect.element(page.getByText('1 harga dikembalikan')).toBeVisible()
})

test('what is missing is reported before anything is sent', async () => {
  const { sent } = open()
  await press('Lihat hasilnya dahulu')
  await expect.element(page.getByText('Isi dahulu')).toBeVisible()
  await expect.element(page.getByText('Alasan harus diisi')).toBeVisible()
  expect(sent).toEqual([])
})

test('what changed since the preview is named, and the selection ends when that was read', async () => {
  const { events } = open([{ id: id(3), name: 'Kelas Video', reason: 'Sudah diubah sejak pratinjau.' }])
  await plan()
  await press('Ubah 1 harga')
  await expect.element(page.getByText('1 diubah, 1 tidak', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Sudah diubah sejak pratinjau.', { exact: false })).toBeVisible()
  expect(events).toEqual([])
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Tutup', exact: true }).last())
  expect(events).toEqual(['done', 'closed'])
})
