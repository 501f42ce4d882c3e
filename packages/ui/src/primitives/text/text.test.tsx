import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Text } from './text.tsx'

test('a text is a paragraph unless it stands within one', () => {
  expect(renderToStaticMarkup(<Text>Isi</Text>)).toMatch(/^<p /)
  expect(renderToStaticMarkup(<Text as="span">Isi</Text>)).toMatch(/^<span /)
})

test('numbers that stand under each other get digits of one width', () => {
  expect(renderToStaticMarkup(<Text hasTabularDigits>Rp1.111</Text>)).toContain('ui:tabular-nums')
})
