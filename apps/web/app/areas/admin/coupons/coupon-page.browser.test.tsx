import type { Coupon } from '@naikkelas/contract/commerce'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { blankCoupon } from './blank-coupon.ts'
import { CouponPage } from './coupon-page.tsx'
import { ManyCouponsPage } from './many-coupons-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const stored: Coupon = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  version: 3,
  state: 'active',
  updatedAt: '2026-11-20T03:00:00.000Z',
  changedBy: 'Sari Wulandari',
  reserved: 1,
  consumed: 2,
  given: 20_000,
  earned: 180_000,
  value: { ...blankCoupon, code: 'HEMAT', name: 'Gajian', discountPercentage: 10 },
  learner: null,
  items: [],
  batch: null,
}

type Sent = [method: string, path: string, body: Record<string, unknown>]

/** A form over an API that answers in turn. */
function open(element: React.ReactElement, answers: (() => Response)[] = []) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body))
    sent.push([init.method ?? 'GET', new URL(address, location.origin).pathname, body])
    const answer = answers.shift()
    return answer?.() ?? Response.json({ status: 200, message: 'Berhasil', data: { ...stored, ...body, version: 4 } })
  })
  const router = createMemoryRouter([{ path: '*', element }])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return sent
}

const save = () => userEvent.click(page.getByRole('button', { name: 'Simpan', exact: true }))

test('a personal coupon asks whose it is, and what must have been bought is asked only where it matters', async () => {
  const sent = open(<CouponPage record={stored} uses={[]} mayChange />)
  await expect.element(page.getByLabelText('E-mail pemilik')).not.toBeInTheDocument()
  await userEvent.selectOptions(page.getByLabelText('Tipe'), 'Pribadi')
  await userEvent.fill(page.getByLabelText('E-mail pemilik'), 'ayu@contoh.test')
  await expect.element(page.getByText('Yang harus sudah dibeli')).not.toBeInTheDocument()
  await userEvent.selectOptions(page.getByLabelText('Kelas', { exact: true }).last(), 'Pernah membeli yang tertentu')
  await expect.element(page.getByText('Yang harus sudah dibeli', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Tools' }))
  await save()
  await expect.element(page.getByText('HEMAT disimpan')).toBeVisible()
  expect(sent).toMatchObject([
    [
      'PUT',
      `/api/admin/coupons/${stored.id}`,
      {
        version: 3,
        learnerEmail: 'ayu@contoh.test',
        value: { type: 2, kinds: ['course', 'event'], audiences: { course: 'bought_specific' } },
      },
    ],
  ])
})

test('when another admin saved first nothing typed is lost, and one’s own can be saved over it', async () => {
  const theirs = { ...stored, version: 4, changedBy: 'Raka', value: { ...stored.value, name: 'Mereka' } }
  const conflict = () =>
    Response.json(
      { status: 409, message: 'Orang lain mengubah ini.', data: { code: 'content_changed', theirs } },
      { status: 409 },
    )
  const sent = open(<CouponPage record={stored} uses={[]} mayChange />, [conflict])
  await userEvent.fill(page.getByLabelText('Nama', { exact: true }), 'Punya saya')
  await save()
  await expect.element(page.getByText('Raka menyimpan ini lebih dahulu', { exact: false })).toBeVisible()
  await expect.element(page.getByLabelText('Nama', { exact: true })).toHaveValue('Punya saya')
  await userEvent.click(page.getByRole('button', { name: 'Simpan isian saya', exact: true }))
  await expect.poll(() => sent.map(([, , { version }]) => version)).toEqual([3, 4])
})

test('who may only look finds the uses and a coupon to try, and nothing to change', async () => {
  open(<CouponPage record={stored} uses={[]} mayChange={false} />)
  await expect.element(page.getByLabelText('Kode', { exact: true })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Coba kupon' })).toBeEnabled()
  for (const name of ['Simpan', 'Arsipkan'])
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
})

test('many codes are asked for with their number and what they begin with', async () => {
  const sent = open(<ManyCouponsPage />)
  const make = page.getByRole('button', { name: 'Buat kode' })
  await userEvent.fill(page.getByLabelText('Nama', { exact: true }), 'Rani')
  await userEvent.fill(page.getByLabelText('Persen'), '15')
  await userEvent.click(make)
  await expect.element(page.getByText('Awalan berisi 2 sampai 12 huruf A–Z atau angka')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Awalan'), 'rani')
  await userEvent.fill(page.getByLabelText(/^Jumlah/), '1000')
  await userEvent.click(make)
  await expect.poll(() => sent.length).toBe(1)
  expect(sent).toMatchObject([
    ['POST', '/api/admin/coupons/create-many', { prefix: 'rani', count: 1000, value: { name: 'Rani' } }],
  ])
})
