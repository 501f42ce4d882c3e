import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './steps.examples.ts'
import { steps } from './steps.section.ts'
import StepsView from './steps.view.tsx'

type Content = (typeof steps)['defaults']
type Settings = Parameters<typeof storyPage>[1]

const draw = (content: Content, settings: Settings = {}) =>
  renderToStaticMarkup(<StepsView content={content} page={storyPage('steps', settings)} slot={(_path, node) => node} />)

describe('a board of steps', () => {
  test('ends on a goal that stands out from its ground', () => {
    for (const tone of ['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const) {
      const html = draw(examples.board.content, { tone })
      const goals = [...html.matchAll(/<li[^>]*data-tone="(\w+)"/g)].map(([, goal]) => goal)
      expect(goals).toHaveLength(1)
      expect(goals[0]).not.toBe(tone)
      expect(html.lastIndexOf('<li')).toBe(html.indexOf('<li data-part="item" data-tone'))
    }
  })
})

test.each(['board', 'pictures', 'checklist'] as const)('steps keep their order as %s', (layout) => {
  const html = draw({ ...examples.board.content, layout })
  expect(html.match(/<ol/g)).toHaveLength(1)
  expect([...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual(
    examples.board.content.items.map(({ title }) => title),
  )
})

test('a step that can be done now leads there, the others are text', () => {
  const html = draw(examples.checklist.content)
  expect([...html.matchAll(/<a[^>]+href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, title]) => [title, href])).toEqual([
    ['Cek WhatsApp Anda', 'https://wa.me/6281200001234'],
    ['Masuk ke grup angkatan', '/grup'],
  ])
})

test('a step without a name is told before publishing', () => {
  const [first, ...rest] = steps.defaults.items
  if (!first) throw new Error('a new section has steps')
  expect(steps.check?.({ ...steps.defaults, items: [{ ...first, title: '' }, ...rest] })).toEqual([
    { path: ['items', 'langkah-01', 'title'], message: 'Nama langkah belum diisi' },
  ])
  expect(steps.check?.(steps.defaults)).toEqual([])
})
