import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './social-row.examples.ts'
import { socialRow, type SocialRowContent } from './social-row.section.ts'
import SocialRowView from './social-row.view.tsx'

const draw = (content: SocialRowContent, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <SocialRowView content={content} page={storyPage('social_row', {}, rest)} slot={(_path, node) => node} />,
  )
const layouts = ['row', 'names', 'tiles'] as const
const { content } = examples.row

describe.each(layouts)('as %s', (layout) => {
  test('each sign leads to its account and says its network', () => {
    const html = draw({ ...content, layout })
    expect(html.match(/<a /g)).toHaveLength(5)
    for (const [href, name] of [
      ['https://www.instagram.com/kopi.ratna', 'Instagram'],
      ['https://wa.me/6281200001234', 'WhatsApp'],
      ['https://shopee.co.id/kopiratna', 'Shopee'],
    ] as const)
      expect(html).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>(?:(?!</a>).)*${name}`))
  })

  test('an account that leads nowhere is left out, but kept on the canvas', () => {
    const accounts = [{ id: 'akun-00001', network: 'tiktok', handle: 'https://jahat.example/' } as const]
    expect(draw({ ...content, layout, accounts })).not.toMatch(/<li|jahat/)
    expect(draw({ ...content, layout, accounts }, { isCanvas: true })).toMatch(/<li(?:(?!<a ).)*TikTok/)
  })
})

test('handles are read as people say them', () => {
  expect(draw(examples.names.content)).toMatch(/<b>@kopi\.ratna<\/b><small>Instagram<\/small>/)
})

test('the checklist names every account that leads nowhere, and why', () => {
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
