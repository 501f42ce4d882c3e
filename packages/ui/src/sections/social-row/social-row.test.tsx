import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './social-row.examples.ts'
import { socialRow, type SocialRowContent } from './social-row.section.ts'
import SocialRowView from './social-row.view.tsx'

const draw = (content: SocialRowContent, rest: Partial<PageContext> = {}) =>
  drawn(<SocialRowView content={content} page={storyPage('social_row', {}, rest)} slot={(_path, node) => node} />)
const layouts = ['row', 'names', 'tiles'] as const
const { content } = examples.row

describe.each(layouts)('as %s', (layout) => {
  test('each icon links to its account and names its network', () => {
    const { getAllByRole, getByRole } = draw({ ...content, layout })
    expect(getAllByRole('link')).toHaveLength(5)
    for (const [href, name] of [
      ['https://www.instagram.com/kopi.ratna', /Instagram/],
      ['https://wa.me/6281200001234', /WhatsApp/],
      ['https://shopee.co.id/kopiratna', /Shopee/],
    ] as const)
      expect(getByRole('link', { name }).getAttribute('href')).toBe(href)
  })

  test('an account with an invalid address is left out, but shown in a sample', () => {
    const accounts = [{ id: 'akun-00001', network: 'tiktok', handle: 'https://jahat.example/' } as const]
    const published = draw({ ...content, layout, accounts })
    expect(published.queryByRole('listitem')).toBeNull()
    expect(published.body.innerHTML).not.toContain('jahat')
    const canvas = draw({ ...content, layout, accounts }, { isSample: true })
    expect(canvas.getByRole('listitem').textContent).toContain('TikTok')
    expect(canvas.queryByRole('link')).toBeNull()
  })
})

test('an account is shown by its handle and its network', () => {
  expect(draw(examples.names.content).words).toContain('|@kopi.ratna|Instagram|')
})

test('the checklist reports every invalid account with a reason', () => {
  const findings = (accounts: SocialRowContent['accounts']) =>
    socialRow.check?.({ ...content, accounts }).map(({ message }) => message)
  expect(findings(content.accounts)).toEqual([])
  expect(findings([])).toEqual(['Belum ada akun satu pun'])
  expect(
    findings([
      { id: 'akun-00001', network: 'tiktok', handle: '' },
      { id: 'akun-00002', network: 'shopee', handle: 'https://tokopedia.com/kopiratna' },
      { id: 'akun-00003', network: 'email', handle: 'kopiratna' },
    ]),
  ).toEqual(['Nama akun belum diisi', 'Ini bukan akun atau alamat Shopee', 'Ini bukan akun atau alamat e-mail'])
})
