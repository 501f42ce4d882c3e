import { expect, test } from 'vitest'
import { drawnAt as drawn } from '../../../shared/testing/drawn-at.tsx'
import routes from '../../../routes.ts'
import { PrivacyPage } from './privacy-page.tsx'

test('the consent banner links to a page on what is stored, for how long, and how to withdraw', () => {
  expect(routes.map(({ path }) => path)).toContain('privacy')
  const { body, getAllByRole } = drawn(<PrivacyPage />)
  expect(getAllByRole('heading', { level: 1 })).toHaveLength(1)
  for (const words of [
    'berganti setiap hari',
    '90 hari',
    '180 hari',
    'apa yang rusak',
    'Pengaturan privasi',
    'Tautan berhenti',
  ])
    expect(body.textContent).toContain(words)
})
