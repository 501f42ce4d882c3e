import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './footer.examples.ts'
import { footer, type FooterContent } from './footer.section.ts'
import FooterView from './footer.view.tsx'

const draw = (content: FooterContent) =>
  drawn(<FooterView content={content} page={storyPage('footer')} slot={(_path, node) => node} />)
const { content } = examples.columns

describe.each(['columns', 'wordmark', 'line'] as const)('as %s', (layout) => {
  test('a phone number links to a chat, an e-mail address to a mail', () => {
    const { getByRole } = draw({ ...content, layout })
    const hrefOf = (name: string) => getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('0812 0000 1234')).toBe('https://wa.me/081200001234')
    expect(hrefOf('halo@naikkelas.test')).toBe('mailto:halo@naikkelas.test')
  })

  test('an invalid e-mail address stays plain text', () => {
    expect(draw({ ...content, layout, email: 'lewat formulir' }).getByText('lewat formulir').tagName).toBe('P')
  })

  test('shows the legal line, and nothing in its place without one', () => {
    expect(draw({ ...content, layout }).words).toContain('PT Naik Kelas Nusantara')
    expect(draw({ ...content, layout, legal: '' }).body.querySelector('[data-part="legal"]')).toBeNull()
  })
})

test('a footer in one line leaves out the titles of groups and keeps their links', () => {
  const { queryByText, getByRole } = draw({ ...content, layout: 'line' })
  expect(queryByText('Bantuan')).toBeNull()
  expect(getByRole('link', { name: 'Cara membayar' })).toBeDefined()
})

test('links and accounts without a valid target are reported before publishing', () => {
  const broken: FooterContent = {
    ...content,
    columns: [
      {
        id: 'kolom-0001',
        title: 'Kelas',
        links: [{ id: 'taut-00001', label: 'Kelas', target: { kind: 'url', href: '' } }],
      },
    ],
    accounts: [{ id: 'akun-00001', network: 'x', handle: 'https://jahat.example' }],
  }
  expect(footer.check?.(broken).map(({ path }) => path.join('/'))).toEqual([
    'columns/kolom-0001/links/taut-00001/target',
    'accounts/akun-00001/handle',
  ])
  expect(footer.check?.(content)).toEqual([])
})
