import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { storyRecords } from '../parts/story-records.ts'
import type { Tone } from '../section-settings.ts'
import { examples } from './link-list.examples.ts'
import { linkList } from './link-list.section.ts'
import LinkListView from './link-list.view.tsx'

type Content = (typeof linkList)['defaults']

const draw = (content: Content, tone: Tone = 'white') =>
  drawn(<LinkListView content={content} page={storyPage('link_list', { tone })} slot={(_path, node) => node} />)

describe('a link', () => {
  test.each(['buttons', 'rows', 'cards', 'grid'] as const)(
    'is clickable as a whole with its note and price in the %s layout',
    (layout) => {
      const links = draw({ ...examples.buttons.content, layout }).getAllByRole('link')
      expect(links).toHaveLength(5)
      const report = links.find(({ textContent }) => textContent.includes('Laporan Satu Halaman'))
      expect(report?.textContent).toMatch(/Laporan Satu Halaman.*12 pelajaran.*Rp349rb/)
      expect(report?.getAttribute('href')).toBe('/tujuan')
    },
  )

  test('without a target is plain text', () => {
    const [first] = examples.rows.content.items
    if (!first) throw new Error('the example has links')
    const { getByText, queryByRole } = draw({
      ...examples.rows.content,
      items: [{ ...first, target: { kind: 'url', href: '' } }],
    })
    expect(getByText('Panduan peserta')).toBeDefined()
    expect(queryByRole('link')).toBeNull()
  })

  test('to another site gives that site no access to the page', () => {
    const relOf = (href: string) => {
      const links = draw(examples.rows.content).getAllByRole('link')
      return links.find((link) => link.getAttribute('href') === href)!.getAttribute('rel')
    }
    expect(relOf('https://video.example/kanal')).toMatch(/^noopener/)
    expect(relOf('/panduan')).toBeNull()
  })

  test('without a label is left out', () => {
    const items = examples.rows.content.items.map((item, index) => (index === 0 ? { ...item, label: '' } : item))
    expect(draw({ ...examples.rows.content, items }).getAllByRole('listitem')).toHaveLength(4)
  })

  test.each(['white', 'brand', 'turmeric'] as const)('that is highlighted has another tone than %s', (tone) => {
    const highlighted = draw(examples.buttons.content, tone).body.querySelectorAll<HTMLElement>('li[data-tone]')
    expect(highlighted.length).toBeGreaterThan(0)
    for (const item of highlighted) expect(item.dataset.tone).not.toBe(tone)
  })

  test('that is highlighted in rows keeps the tone of the section', () => {
    expect(draw(examples.rowsWithNotes.content).body.querySelector('li[data-tone]')).toBeNull()
  })
})

describe('an unfinished list of links', () => {
  const findings = (items: Content['items']) =>
    linkList.check?.({ ...linkList.defaults, items }).map(({ path, message }) => [path.join('/'), message])
  const base = linkList.defaults.items[0] as Content['items'][number]

  test('has nothing missing when it is inserted', () => {
    expect(findings(linkList.defaults.items)).toEqual([])
  })

  test('reports links without a label or target, and those that end before they start', () => {
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

describe('records of the catalogue', () => {
  const listing = { ...linkList.defaults.listing, by: 'kind' as const }
  const listed = (layout: Content['layout'], records = storyRecords) =>
    drawn(
      <LinkListView
        content={{ ...linkList.defaults, title: '', layout, listing }}
        page={storyPage('link_list', {}, { records })}
        slot={() => {
          throw new Error('a record is not written on the page')
        }}
      />,
    )

  test.each(['buttons', 'rows', 'cards', 'grid'] as const)('are links with their prices in the %s layout', (layout) => {
    const links = listed(layout).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(storyRecords.map(({ href }) => href))
    expect(links[0]?.textContent).toContain('Rp349.000')
  })

  test('say when and where events are, and whether they are full', () => {
    const [, event] = storyRecords
    if (!event) throw new Error('no event')
    const words = (isSoldOut: boolean) => listed('rows', [{ ...event, isSoldOut }]).getByRole('link').textContent
    expect(words(false)).toContain('Sabtu, 5 Desember 2026, 10.00 WIB · Gedung Sate, Bandung')
    expect(words(true)).toContain('Habis · Sabtu, 5 Desember 2026, 10.00 WIB')
  })

  test('that are none leave the whole section out', () => {
    expect(listed('rows', []).body.innerHTML).toBe('')
  })
})
