import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

test('a link that opens a new tab gives the other page no hold on ours', () => {
  expect(
    renderToStaticMarkup(
      <Link href="https://wa.me/62811" target="_blank">
        WhatsApp
      </Link>,
    ),
  ).toContain('rel="noopener noreferrer"')
})

test('links in running text are underlined: colour is not the only sign', () => {
  expect(renderToStaticMarkup(<Link href="/panduan">Panduan</Link>)).toContain('ui:underline')
})
