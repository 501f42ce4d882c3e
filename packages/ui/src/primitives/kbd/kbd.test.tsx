import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Kbd } from './kbd.tsx'

const wordsOf = (keys: string) =>
  renderToStaticMarkup(<Kbd keys={keys} />)
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

test('keys pressed together are read one after the other', () => {
  expect(wordsOf('Ctrl+Shift+Z')).toEqual(['Ctrl', '+', 'Shift', '+', 'Z'])
})

test('the key of the plus is a key too', () => {
  expect(renderToStaticMarkup(<Kbd keys="Ctrl++" />)).toMatch(/>Ctrl<\/kbd>.*<kbd[^>]*>\+<\/kbd><\/kbd>$/)
  expect(wordsOf('+')).toEqual(['+'])
})
