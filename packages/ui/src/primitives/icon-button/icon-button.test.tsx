import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from '../../icons/icon.tsx'
import { IconButton } from './icon-button.tsx'

test('an icon button is named by its label, and its icon is not read out', () => {
  const html = renderToStaticMarkup(<IconButton label="Urungkan" icon={<Icon name="urungkan" />} />)
  expect(html).toContain('aria-label="Urungkan"')
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/)
})

test('a toggle tells whether it is on; other buttons claim nothing', () => {
  const draw = (isPressed?: boolean) =>
    renderToStaticMarkup(<IconButton label="Tebal" icon={null} isPressed={isPressed} />)
  expect(draw(true)).toContain('aria-pressed="true"')
  expect(draw(false)).toContain('aria-pressed="false"')
  expect(draw()).not.toContain('aria-pressed=')
})
