import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './steps.examples.ts'
import { steps } from './steps.section.ts'
import StepsView from './steps.view.tsx'

type Content = (typeof steps)['defaults']
type Settings = Parameters<typeof storyPage>[1]

const draw = (content: Content, settings: Settings = {}) =>
  drawn(<StepsView content={content} page={storyPage('steps', settings)} slot={(_path, node) => node} />)

describe('a board of steps', () => {
  test('ends on a goal with another tone than the section', () => {
    for (const tone of ['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const) {
      const tones = draw(examples.board.content, { tone })
        .getAllByRole('listitem')
        .map((step) => step.dataset.tone)
      expect(tones.slice(0, -1).filter(Boolean)).toEqual([])
      expect(tones.at(-1)).toBeDefined()
      expect(tones.at(-1)).not.toBe(tone)
    }
  })
})

test.each(['board', 'pictures', 'checklist'] as const)('steps keep their order as %s', (layout) => {
  const { getAllByRole, getByRole } = draw({ ...examples.board.content, layout })
  expect(getByRole('list').tagName).toBe('OL')
  expect(getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    examples.board.content.items.map(({ title }) => title),
  )
})

test('a step with a target is a link, the others are text', () => {
  const links = draw(examples.checklist.content).getAllByRole('link')
  expect(links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')])).toEqual([
    ['Cek WhatsApp Anda', 'https://wa.me/6281200001234'],
    ['Masuk ke grup angkatan', '/grup'],
  ])
})

test('a step without a name is reported before publishing', () => {
  const [first, ...rest] = steps.defaults.items
  if (!first) throw new Error('a new section has steps')
  expect(steps.check?.({ ...steps.defaults, items: [{ ...first, title: '' }, ...rest] })).toEqual([
    { path: ['items', 'langkah-01', 'title'], message: 'Nama langkah belum diisi' },
  ])
  expect(steps.check?.(steps.defaults)).toEqual([])
})
