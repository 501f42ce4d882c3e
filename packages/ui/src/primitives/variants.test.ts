import { expect, test } from 'vitest'
import { cva, type VariantProps } from './variants.ts'

const draw = cva('base', {
  variants: { size: { sm: 'small', md: 'middle' }, isWide: { true: 'wide', false: '' } },
  defaultVariants: { size: 'md' },
})

test('what is left out is drawn as usual, and empty classes leave no gap', () => {
  expect(draw()).toBe('base middle')
  expect(draw({ size: undefined, isWide: false })).toBe('base middle')
})

test('each property brings its classes, and the user’s come last', () => {
  expect(draw({ size: 'sm', isWide: true, className: 'mine' })).toBe('base small wide mine')
  expect(cva('alone')({ className: 'mine' })).toBe('alone mine')
})

test('a value that is none leaves no trace', () => {
  const props: VariantProps<typeof draw> = { isWide: true }
  const stored: { size?: 'sm' } = JSON.parse('{"size":"xl"}')
  expect(draw({ ...props, ...stored })).toBe('base wide')
})
