import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noImage } from '../values.ts'
import { examples } from './gallery.examples.ts'
import { gallery, type GalleryContent } from './gallery.section.ts'
import GalleryView from './gallery.view.tsx'

const draw = (content: GalleryContent, rest: Partial<PageContext> = {}) =>
  drawn(<GalleryView content={content} page={storyPage('gallery', {}, rest)} slot={(_path, node) => node} />)
const { content } = examples.mosaic

describe.each(['mosaic', 'strip', 'wall'] as const)('as %s', (layout) => {
  test('each picture opens its own large view, which a button closes', () => {
    const { body, getAllByRole } = draw({ ...content, layout })
    const views = [...body.querySelectorAll('dialog[popover="auto"]')]
    expect(new Set(views.map(({ id }) => id)).size).toBe(6)
    for (const { id } of views)
      expect(body.querySelectorAll(`button[popovertarget="${id}"][commandfor="${id}"]`)).toHaveLength(2)
    const closing = views.map((view) => view.querySelector('button[autofocus]')?.getAttribute('popovertargetaction'))
    expect(closing).toEqual(views.map(() => 'hide'))
    expect(getAllByRole('button', { name: /^Perbesar: / })[0]?.querySelector('img')?.alt).toBe('Aula penuh peserta')
  })

  test('pictures are not clickable where enlarging is switched off', () => {
    const { body, queryByRole } = draw({ ...content, layout, isEnlargeable: false })
    expect(queryByRole('button')).toBeNull()
    expect(body.querySelector('[popover]')).toBeNull()
  })

  test('a picture opens nothing in an editor', () => {
    const { body } = draw({ ...content, layout }, { isDraft: true })
    expect(body.querySelector('[popover], [popovertarget], [commandfor]')).toBeNull()
  })

  test('is its heading alone without any picture', () => {
    const items = [{ id: 'foto-00001', image: noImage, caption: 'Hari pertama' }]
    const { queryByRole, words } = draw({ ...content, layout, items })
    expect(words).toContain('Suasana dua hari belajar')
    expect(words).not.toContain('Hari pertama')
    expect(queryByRole('list')).toBeNull()
    expect(queryByRole('figure')).toBeNull()
  })
})

test('a row that scrolls is named and reachable by keyboard', () => {
  expect(draw(examples.strip.content).getByRole('group', { name: 'Suasana dua hari belajar' }).tabIndex).toBe(0)
})

test('an item without a picture is reported before publishing', () => {
  const messages = (items: GalleryContent['items']) =>
    gallery.check?.({ ...content, items }).map(({ message }) => message)
  expect(messages([])).toEqual(['Belum ada foto satu pun'])
  expect(messages([{ id: 'foto-00001', image: noImage, caption: 'Hari pertama' }])).toEqual(['Foto ini belum dipilih'])
  expect(messages(content.items)).toEqual([])
})
