import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Textarea } from './textarea.tsx'

test('it grows with its text and keeps room for the rows asked for', () => {
  const html = renderToStaticMarkup(<Textarea rows={2} />)
  expect(html).toContain('rows="2"')
  expect(html).toContain('ui:field-sizing-content')
  expect(html).toContain('ui:lines-2')
})

test('growing can be switched off', () => {
  expect(renderToStaticMarkup(<Textarea isAutoHeight={false} />)).not.toContain('field-sizing')
})

test('corners of several lines are those of a field, never a pill', () => {
  expect(renderToStaticMarkup(<Textarea />)).toContain('ui:rounded-field')
})
