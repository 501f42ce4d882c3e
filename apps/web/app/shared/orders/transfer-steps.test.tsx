import type { OrderDetails } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { TransferSteps } from './transfer-steps.tsx'

test('the number of each bank account can be copied', () => {
  const order = {
    total: rupiah(229_000),
    code: 'GESP7EA2CM0H6M',
    expiresAt: '2026-11-30T12:11:00.000Z',
    bankAccounts: [
      { bank: 'BCA', number: '0000123456', holder: 'Naikkelas Demo' },
      { bank: 'Mandiri', number: '0000987654321', holder: 'Naikkelas Demo' },
    ],
  } as unknown as OrderDetails
  const { body } = drawn(<TransferSteps order={order} />)
  expect([...body.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('nomor rekening BCA'),
    expect.stringContaining('nomor rekening Mandiri'),
  ])
})
