import { rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import { blankPriceAction, checkedPriceAction, donePriceAction } from './price-action-values.ts'

const filled = { ...blankPriceAction, number: 20, reason: 'Promo gajian' }

test.each([
  ['percent_down', { kind: 'percent', percent: -20, roundTo: 1_000, strike: 'former_price' }],
  ['percent_up', { kind: 'percent', percent: 20, roundTo: 1_000, strike: 'former_price' }],
  ['amount_down', { kind: 'amount', amount: -20, strike: 'former_price' }],
  ['amount_up', { kind: 'amount', amount: 20, strike: 'former_price' }],
  ['set', { kind: 'set', price: 20, strike: 'former_price' }],
] as const)('%s is the action that the API knows', (way, action) => {
  expect(checkedPriceAction({ ...filled, way }).action).toEqual(action)
})

test('what is missing or too much is reported at its field', () => {
  expect(checkedPriceAction({ ...filled, number: null })).toMatchObject({ action: null, numberError: 'Isi dahulu' })
  expect(checkedPriceAction({ ...filled, number: 96 }).numberError).toBe('Paling banyak turun 95 %')
  expect(checkedPriceAction({ ...filled, number: 0 }).numberError).toBe('Tulis persen selain 0')
  expect(checkedPriceAction({ ...filled, reason: 'ok' })).toMatchObject({
    action: null,
    numberError: undefined,
    reasonError: 'Tulis alasan minimal 5 karakter',
  })
})

test('an action is named by what it did', () => {
  expect(donePriceAction({ kind: 'percent', percent: -20, roundTo: 1, strike: 'none' })).toBe('Harga diturunkan 20 %')
  expect(donePriceAction({ kind: 'amount', amount: 5_000, strike: 'none' })).toBe('Harga dinaikkan Rp5.000')
  expect(donePriceAction({ kind: 'set', price: rupiah(0), strike: 'none' })).toBe('Harga ditetapkan Rp0')
})
