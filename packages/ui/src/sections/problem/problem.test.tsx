import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './problem.examples.ts'
import { problem } from './problem.section.ts'
import ProblemView from './problem.view.tsx'
import { Tally } from './tally.tsx'

type Content = (typeof problem)['defaults']
const draw = (content: Content) =>
  drawn(<ProblemView content={content} page={storyPage('problem')} slot={(_path, node) => node} />)

describe('the tally marks', () => {
  it('have one stroke more on every line of the board', () => {
    const lines = draw(examples.board.content).getAllByRole('listitem')
    expect(lines.map((line) => line.querySelectorAll('svg path').length)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('cross out every four, and start a new group after that', () => {
    const strokesOf = (count: number) => [...drawn(<Tally count={count} />).body.querySelectorAll('path')]
    const moved = (count: number) => strokesOf(count).filter((stroke) => stroke.hasAttribute('transform'))
    expect(strokesOf(5).at(-1)?.getAttribute('d')).toBe('M.8 17.4 27 6.2')
    expect(moved(5)).toHaveLength(0)
    expect(moved(6).map((stroke) => stroke.getAttribute('transform'))).toEqual(['translate(34)'])
  })

  it('are hidden from screen readers, which read an ordered list', () => {
    const { getByRole, getAllByRole } = draw(examples.board.content)
    expect(getByRole('list').tagName).toBe('OL')
    for (const line of getAllByRole('listitem'))
      expect(line.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})

describe('an illustrated screen', () => {
  it('is the one that was chosen for the sentence', () => {
    const one = (screen: Content['items'][number]['screen']) =>
      draw({
        ...examples.screens.content,
        items: examples.screens.content.items.slice(0, 1).map((item) => ({ ...item, screen })),
      }).body
    const pictures = (['orders', 'chat', 'sheet', 'chart'] as const).map((screen) => one(screen).innerHTML)
    expect(new Set(pictures).size).toBe(4)
    expect(one('chat').querySelectorAll('circle')).toHaveLength(4)
  })

  it('is drawn even when its icon is no longer in the set', () => {
    const items = examples.screens.content.items.map((item) => ({ ...item, icon: 'ikon-lama' }))
    const lines = draw({ ...examples.screens.content, items }).getAllByRole('listitem')
    expect(lines.map((line) => line.querySelector('svg') !== null)).toEqual(items.map(() => true))
  })
})

it('empty sentences are not drawn, and are reported', () => {
  const items = examples.thoughts.content.items.map((item, index) => (index === 0 ? { ...item, text: ' ' } : item))
  expect(draw({ ...examples.thoughts.content, items }).getAllByRole('listitem')).toHaveLength(items.length - 1)
  expect(problem.check?.({ ...examples.thoughts.content, items })).toEqual([
    { path: ['items', items[0]?.id, 'text'], message: 'Kalimat masalah ini belum diisi' },
  ])
  expect(problem.check?.({ ...examples.thoughts.content, items: [] })).toHaveLength(1)
})
