import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Text } from './text.tsx'

test('a text is a paragraph unless it is inside one', () => {
  expect(drawn(<Text>Isi</Text>).getByText('Isi').tagName).toBe('P')
  expect(drawn(<Text as="span">Isi</Text>).getByText('Isi').tagName).toBe('SPAN')
})
