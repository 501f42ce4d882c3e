import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Input } from './input.tsx'

const field = (element: Parameters<typeof drawn>[0]) => drawn(element).getByRole('textbox')

test('a plain input is one element, so that forms and libraries find what they expect', () => {
  const { body, getByRole } = drawn(<Input name="judul" />)

  expect([...body.children]).toEqual([getByRole('textbox')])
  expect(getByRole('textbox').getAttribute('name')).toBe('judul')
})

test('a prefix is inside the same frame', () => {
  const frame = field(<Input name="tautan" start="naikkelas.id/" />).parentElement

  expect(frame?.textContent).toBe('naikkelas.id/')
})

test('an invalid value marks the whole frame, with prefix and suffix', () => {
  const frame = field(<Input name="bagian" end="%" aria-invalid />).parentElement

  expect(frame?.dataset.state).toBe('invalid')
  expect(frame?.textContent).toBe('%')
  expect(field(<Input name="bagian" end="%" />).parentElement?.dataset.state).toBeUndefined()
})
