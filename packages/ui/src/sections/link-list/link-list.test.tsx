import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import type { Tone } from '../section-settings.ts'
import { examples } from './link-list.examples.ts'
import { linkList } from './link-list.section.ts'
import LinkListView from './link-list.view.tsx'

type Content = (typeof linkList)['defaults']

const draw = (content: Content, tone: Tone = 'white') =>
  renderToStaticMarkup(
    <LinkListView content={content} page={storyPage('link_list', { tone })} slot={(_path, node) => node} />,
  )

describe('a link', () => {
  test.each(['buttons', 'rows', 'cards', 'grid'] as const)(
    'is pressed as a whole with its note and price in the %s layout',
    (layout) => {
      const html = draw({ ...examples.buttons.content, layout })
      expect(html).toMatch(
        /<a class="ui:link[^>]+href="\/tujuan">(?:(?!<\/a>).)*Laporan Satu Halaman(?:(?!<\/a>).)*12 pelajaran(?:(?!<\/a>).)*Rp349rb(?:(?!<\/a>).)*<\/a>/,
      )
      expect(html.match(/<a /g)).toHaveLength(5)
    },
  )

  test('without a target is words, not something that looks pressable', () => {
    const [first] = examples.rows.content.items
    if (!first) throw new Error('the example has links')
    const html = draw({ ...examples.rows.content, items: [{ ...first, target: { kind: 'url', href: '' } }] })
    expect(html).toContain('Panduan peserta')
    expect(html).not.toMatch(/<a |ui:onward/)
  })

  test('to another site gives it no way back into the page', () => {
    const html = draw(examples.rows.content)
    expect(html).toMatch(/href="https:\/\/video\.example\/kanal" rel="noopener/)
    expect(html).toMatch(/href="\/panduan">/)
  })

  test('without a label is left out', () => {
    const items = examples.rows.content.items.map((item, index) => (index === 0 ? { ...item, label: '' } : item))
    expect(draw({ ...examples.rows.content, items }).match(/<li/g)).toHaveLength(4)
  })

  test('that is highlighted stands on a ground unlike the section’s, or under the highlighter in rows', () => {
    for (const tone of ['white', 'brand', 'turmeric'] as const)
      expect(draw(examples.buttons.content, tone)).toMatch(new RegExp(`<li data-tone="(?!${tone})`))
    expect(draw(examples.rowsWithNotes.content)).toContain('ui:stabilo')
    expect(draw(examples.rowsWithNotes.content)).not.toMatch(/<li data-tone/)
  })
})

describe('an unfinished list of links', () => {
  const findings = (items: Content['items']) =>
    linkList.check?.({ ...linkList.defaults, items }).map(({ path, message }) => [path.join('/'), message])
  const base = linkList.defaults.items[0] as Content['items'][number]

  test('has nothing missing when it is inserted', () => {
    expect(findings(linkList.defaults.items)).toEqual([])
  })

  test('tells which link lacks words or a target, and whose end comes before its start', () => {
    const from = '2026-11-29T09:00:00Z'
    expect(findings([{ ...base, label: '', target: { kind: 'url', href: '' }, from, to: from }])).toEqual([
      [`items/${base.id}/label`, 'Label tautan belum diisi'],
      [`items/${base.id}/target`, 'Tautan ini belum punya tujuan'],
      [`items/${base.id}/to`, 'Waktu berakhir harus sesudah waktu mulai'],
    ])
    expect(findings([{ ...base, from: null, to: from }])).toEqual([])
    expect(findings([])).toEqual([['items', 'Belum ada tautan satu pun']])
  })
})
