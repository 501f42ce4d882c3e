import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import routes from '../../../routes.ts'
import { PrivacyPage } from './privacy-page.tsx'

test('the question about advertisements leads to a page that says what is kept, for how long, and how it ends', () => {
  expect(routes.map(({ path }) => path)).toContain('privacy')
  const html = renderToStaticMarkup(<PrivacyPage />)
  expect(html.match(/<h1/g)).toHaveLength(1)
  for (const words of [
    'berganti setiap hari',
    '90 hari',
    '180 hari',
    'apa yang rusak',
    'Pengaturan privasi',
    'Tautan berhenti',
  ])
    expect(html).toContain(words)
})
