import { specificationPaths } from '@naikkelas/contract'
import { within } from '@testing-library/dom'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { drawnAt as drawn } from '../../../shared/testing/drawn-at.tsx'
import routes from '../../../routes.ts'
import { defaultSite } from '../../../shared/site/default-site.ts'
import { SiteProvider } from '../../../shared/site/site-context.tsx'
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

const site = {
  ...defaultSite,
  brand: { ...defaultSite.brand, name: 'Toko Maju' },
  legal: {
    controller: { name: 'PT Toko Maju', address: 'Jalan Braga 5, Bandung 40111', email: 'privasi@tokomaju.id' },
    validSince: '2027-01-02',
  },
}

const onSite = (Page: (props: object) => ReactNode) =>
  drawn(
    <SiteProvider site={site}>
      <Page />
    </SiteProvider>,
  )

test.each(Object.entries(pages))(
  '%s says since when it holds, who answers for it and how to reach them',
  (_path, Page) => {
    const { body, getByRole, getByText } = onSite(Page)
    expect(body.textContent).toContain('Berlaku sejak 2 Januari 2027')
    expect(getByText('PT Toko Maju')).toBeDefined()
    expect(body.textContent).toContain('Jalan Braga 5, Bandung 40111')
    expect(getByRole('link', { name: 'privasi@tokomaju.id' }).getAttribute('href')).toBe('mailto:privasi@tokomaju.id')
  },
)

test('without a controller in the settings the texts still have their day, and invent no firm', () => {
  const { body } = drawn(<PrivacyPage />)
  expect(body.textContent).toMatch(/Berlaku sejak \d{1,2} \p{L}+ 20\d\d/u)
  expect(body.querySelector('address')).toBeNull()
})

test('a text from the back office replaces the built-in one, and names the versions that came before it', () => {
  const text = {
    version: 3,
    validFrom: '2027-03-01',
    body: richTextOf('Alamat kami sudah pindah.'),
    isPresent: true,
    others: [
      { version: 2, validFrom: '2027-02-01' },
      { version: 1, validFrom: null },
    ],
  }
  const { body, getByRole, queryByText } = drawn(<PrivacyPage text={text} />)
  expect(body.textContent).toContain('Berlaku sejak 1 Maret 2027')
  expect(body.textContent).toContain('Alamat kami sudah pindah.')
  expect(body.textContent).not.toContain('Saat Anda membuka halaman')
  expect(queryByText('Ini versi lama.', { exact: false })).toBeNull()
  const links = within(getByRole('region', { name: 'Versi sebelumnya' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Versi 2, berlaku sejak 1 Februari 2027', '/privacy/versi/2'],
    ['Versi 1, berlaku sejak 24 November 2026', '/privacy/versi/1'],
  ])
})

test('an earlier version says so, leads to the one that is valid, and names only what came before it', () => {
  const others = [{ version: 2, validFrom: '2027-02-01' }]
  const text = { version: 1, validFrom: null, body: null, isPresent: false, others }
  const { body, getByRole, queryByRole } = drawn(<TermsPage text={text} />)
  expect(body.textContent).toContain('Siapa yang Anda hadapi')
  expect(getByRole('link', { name: 'Buka yang berlaku sekarang' }).getAttribute('href')).toBe('/term-and-condition')
  expect(queryByRole('region', { name: 'Versi sebelumnya' })).toBeNull()
})

test('the texts speak of the site by its name, and nowhere by another', () => {
  for (const Page of [TermsPage, DisclaimerPage]) {
    const { body, getByRole } = onSite(Page)
    expect(body.textContent).toContain('Toko Maju')
    expect(getByRole('link', { name: 'Toko Maju, ke beranda' }).getAttribute('href')).toBe('/')
    expect(body.innerHTML).not.toContain('Naikkelas')
  }
})
