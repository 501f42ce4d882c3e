import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './problem.examples.ts'
import { problem } from './problem.section.ts'
import ProblemView from './problem.view.tsx'
import { Tally } from './tally.tsx'

type Content = (typeof problem)['defaults']
const draw = (content: Content) =>
  renderToStaticMarkup(<ProblemView content={content} page={storyPage('problem')} slot={(_path, node) => node} />)

describe('the count in chalk', () => {
  it('has a stroke more on every line of the board', () => {
    const tallies = draw(examples.board.content).match(/<svg[^>]*ui:tally.*?<\/svg>/g) ?? []
    expect(tallies.map((svg) => svg.match(/<path/g)?.length)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('strikes through every four, and begins a new group after that', () => {
    const fifth = renderToStaticMarkup(<Tally count={5} />)
    expect(fifth).toContain('M.8 17.4 27 6.2')
    expect(fifth).not.toContain('translate')
    expect(renderToStaticMarkup(<Tally count={6} />).match(/translate\(34\)/g)).toHaveLength(1)
  })

  it('is kept from screen readers, for whom the list is ordered', () => {
    expect(draw(examples.board.content)).toMatch(/<ol[^>]*><li[^>]*><svg[^>]*aria-hidden="true"/)
  })
})

describe('a drawn screen', () => {
  it('is the one that was chosen for the sentence', () => {
    const one = (screen: Content['items'][number]['screen']) =>
      draw({
        ...examples.screens.content,
        items: examples.screens.content.items.slice(0, 1).map((item) => ({ ...item, screen })),
      })
    expect(new Set((['orders', 'chat', 'sheet', 'chart'] as const).map(one)).size).toBe(4)
    expect(one('chat').match(/<circle/g)).toHaveLength(4)
  })

  it('keeps its frame when its icon is no longer in the set', () => {
    const items = examples.screens.content.items.map((item) => ({ ...item, icon: 'ikon-lama' }))
    expect(draw({ ...examples.screens.content, items }).match(/ui:screen-head/g)).toHaveLength(items.length)
  })
})

it('sentences left empty are not drawn, and are reported', () => {
  const items = examples.thoughts.content.items.map((item, index) => (index === 0 ? { ...item, text: ' ' } : item))
  expect(draw({ ...examples.thoughts.content, items }).match(/<li/g)).toHaveLength(items.length - 1)
  expect(problem.check?.({ ...examples.thoughts.content, items })).toEqual([
    { path: ['items', items[0]?.id, 'text'], message: 'Kalimat masalah ini belum diisi' },
  ])
  expect(problem.check?.({ ...examples.thoughts.content, items: [] })).toHaveLength(1)
})
