import { specificationPaths } from '@naikkelas/contract'
import { expect, test } from 'vitest'
import { drawn } from '../../../../../../scripts/tests/setup/drawn.ts'
import routes from '../../../routes.ts'
import { DisclaimerPage } from '../disclaimer/disclaimer-page.tsx'
import { PrivacyPage } from '../privacy/privacy-page.tsx'
import { TermsPage } from '../terms/terms-page.tsx'

const pages = { '/term-and-condition': TermsPage, '/disclaimer': DisclaimerPage, '/privacy': PrivacyPage }

test.each(Object.entries(pages))('%s is a page of its own that links to the other two', (path, Page) => {
  expect(specificationPaths.public).toContain(path)
  expect(routes.map((each) => `/${each.path}`)).toContain(path)
  const { body, getAllByRole } = drawn(<Page />)
  expect(getAllByRole('heading', { level: 1 })).toHaveLength(1)
  for (const each of Object.keys(pages)) expect(body.querySelector(`a[href="${each}"]`), each).not.toBeNull()
})

test('no text says that visitors pay here, and none promises an income', () => {
  expect(drawn(<TermsPage />).body.textContent).toContain('Pembayaran belum dilakukan di sini')
  expect(drawn(<DisclaimerPage />).body.textContent).toContain('menjamin omzet')
})
