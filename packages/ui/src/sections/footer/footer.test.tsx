import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './footer.examples.ts'
import { footer, type FooterContent } from './footer.section.ts'
import FooterView from './footer.view.tsx'

const draw = (content: FooterContent) =>
  renderToStaticMarkup(<FooterView content={content} page={storyPage('footer')} slot={(_path, node) => node} />)
const { content } = examples.columns

describe.each(['columns', 'wordmark', 'line'] as const)('as %s', (layout) => {
  test('a number opens a chat, an address of mail a letter', () => {
    const html = draw({ ...content, layout })
    expect(html).toMatch(/<a [^>]*href="https:\/\/wa\.me\/081200001234"[^>]*>0812 0000 1234<\/a>/)
    expect(html).toMatch(/<a [^>]*href="mailto:halo@naikkelas\.test"[^>]*>halo@naikkelas\.test<\/a>/)
  })

  test('what is no address of mail stays words', () => {
    expect(draw({ ...content, layout, email: 'lewat formulir' })).toMatch(/<p>lewat formulir<\/p>/)
  })

  test('says the legal line, and nothing in its place without one', () => {
    expect(draw({ ...content, layout })).toContain('PT Naik Kelas Nusantara')
    expect(draw({ ...content, layout, legal: '' })).not.toContain('data-part="legal"')
  })
})

test('titles of groups are left out where everything stands in one row, their links are not', () => {
  const html = draw({ ...content, layout: 'line' })
  expect(html).not.toContain('>Bantuan<')
  expect(html).toContain('>Cara membayar<')
})

test('a longer name is written smaller, so that it keeps its line', () => {
  const sizeOf = (name: string) => /ui:number ([^"]*)"/.exec(draw({ ...content, layout: 'wordmark', name }))?.[1]
  expect(['Ratna', 'Naikkelas', 'Kopi Ratna', 'Kelas Data Usaha', 'Perkumpulan Pengusaha'].map(sizeOf)).toEqual([
    'ui:number-l',
    'ui:number-m',
    '',
    'ui:number-s',
    'ui:number-xs',
  ])
})

test('links and accounts that lead nowhere are named before publishing', () => {
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
