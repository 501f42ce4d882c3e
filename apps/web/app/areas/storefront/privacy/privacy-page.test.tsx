import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import routes from '../../../routes.ts'
import { PrivacyPage } from './privacy-page.tsx'

test('the consent banner links to a page on what is stored, for how long, and how to withdraw', () => {
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
