import { specificationPaths } from '@naikkelas/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import routes from '../../../routes.ts'
import { DisclaimerPage } from '../disclaimer/disclaimer-page.tsx'
import { PrivacyPage } from '../privacy/privacy-page.tsx'
import { TermsPage } from '../terms/terms-page.tsx'

const pages = { '/term-and-condition': TermsPage, '/disclaimer': DisclaimerPage, '/privacy': PrivacyPage }

test.each(Object.entries(pages))('%s is a page of its own that links to the other two', (path, Page) => {
  expect(specificationPaths.public).toContain(path)
  expect(routes.map((each) => `/${each.path}`)).toContain(path)
  const html = renderToStaticMarkup(<Page />)
  expect(html.match(/<h1/g)).toHaveLength(1)
  for (const each of Object.keys(pages)) expect(html).toContain(`href="${each}"`)
})

test('no text says that visitors pay here, and none promises an income', () => {
  expect(renderToStaticMarkup(<TermsPage />)).toContain('Pembayaran belum dilakukan di sini')
  expect(renderToStaticMarkup(<DisclaimerPage />)).toContain('menjamin omzet')
})
