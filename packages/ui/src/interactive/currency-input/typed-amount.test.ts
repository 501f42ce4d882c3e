import { expect, test } from 'vitest'
import { caretIn, typedAmount, withoutDigitBeside } from './typed-amount.ts'

test.each([
  ['1250000', '1.250.000', 1_250_000],
  ['1.2500', '12.500', 12_500],
  ['1.250.00', '125.000', 125_000],
  ['Rp 1.250.000,00', '1.250.000,00', 1_250_000],
  ['1.250.000,-', '1.250.000', 1_250_000],
  ['1,250,000.00', '1.250.000', 1_250_000],
  ['007', '7', 7],
  ['0', '0', 0],
  ['-5', '-5', -5],
  ['Rp −5', '-5', -5],
  ['-', '-', null],
  ['12rb', '12', 12],
  ['gratis', '', null],
  ['', '', null],
])('%j is shown as %j and worth %j', (raw, text, value) => {
  expect(typedAmount(raw)).toEqual({ text, value })
})

test('typed decimals do not multiply the amount by a hundred', () => {
  let text = '1.250'
  const values = [...',00'].map((key) => {
    const typed = typedAmount(text + key)
    text = typed?.text ?? ''
    return typed?.value
  })
  expect([text, ...values]).toEqual(['1.250,00', 1250, 1250, 1250])
})

test.each(['1.250,50', 'Rp 1.250,5', '1,250.50', '1.250,05'])(
  '%s stays in sight with its sen and is no amount',
  (raw) => {
    const typed = typedAmount(raw)
    expect(typed?.text).toMatch(/^1\.250,\d/)
    expect(typed?.value).toBeNaN()
  },
)

test('amounts typed with English separators have the same value', () => {
  let text = ''
  for (const key of '1,250,000') text = typedAmount(text + key)?.text ?? ''
  expect(text).toBe('1.250.000')
})

test('a sixteenth digit is refused instead of changing the amount', () => {
  expect(typedAmount('999999999999999')?.value).toBe(999_999_999_999_999)
  expect(typedAmount('9999999999999990')).toBeNull()
})

test('the caret stays before the same digit while separators change', () => {
  // 12|345 with a 9 typed: 129|345 → 129|.345.
  expect(caretIn('129.345', '129345', 3)).toBe(3)
  expect(caretIn('1.250.000', '1250000', 7)).toBe(9)
  expect(caretIn('1.250.000', '1250000', 0)).toBe(0)
})

test('removing a separator removes the digit beyond it', () => {
  expect(withoutDigitBeside('1250', 1, false)).toEqual({ raw: '250', caret: 0 })
  expect(withoutDigitBeside('1250', 1, true)).toEqual({ raw: '150', caret: 1 })
  expect(withoutDigitBeside('', 0, false)).toEqual({ raw: '', caret: 0 })
})
