import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './lesson.examples.ts'
import { lesson } from './lesson.section.ts'
import LessonView from './lesson.view.tsx'

type Content = (typeof lesson)['defaults']

const draw = (content: Content) =>
  drawn(<LessonView content={content} page={storyPage('lesson')} slot={(_path, node) => node} />)

test('lessons are numbered across chapters, and those without a title are left out', () => {
  const [first, ...rest] = examples.chapters.content.chapters
  if (!first) throw new Error('the example has chapters')
  const chapters = [{ ...first, lessons: first.lessons.map((each) => ({ ...each, title: ' ' })) }, ...rest]
  const { getAllByRole, words } = draw({ ...examples.chapters.content, chapters })
  expect(getAllByRole('listitem')).toHaveLength(6)
  expect(words).toContain('|6 pelajaran, 1 jam 59 menit|')
})

test('totals are computed, in every layout, and not shown when switched off', () => {
  for (const layout of ['chapters', 'compact', 'sample'] as const) {
    expect(draw({ ...examples.chapters.content, layout }).words).toMatch(/\|10 pelajaran(, |\|)3 jam\|/)
    expect(draw({ ...examples.chapters.content, layout, hasTotals: false }).words).not.toContain('10 pelajaran')
  }
})

describe('a lesson to try', () => {
  const { content } = examples.sample

  test('is the first free one: its video is loaded after a tap, and its duration is shown', () => {
    const { body, getAllByRole } = draw(content)
    const film = body.querySelector('details')
    expect(film?.open).toBe(false)
    expect(film?.querySelector('summary')?.textContent).toContain('22 menit · ±48 MB')
    expect(film?.querySelector('iframe')?.getAttribute('loading')).toBe('lazy')
    const current = getAllByRole('listitem').filter((lesson) =>
      lesson.matches('[aria-current="true"], :has([aria-current="true"])'),
    )
    expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Meja, lampu')])
  })

  test('is required before publishing, only in the layout that shows it', () => {
    const chapters = lesson.defaults.chapters
    const findings = (layout: Content['layout']) =>
      lesson.check?.({ ...lesson.defaults, layout, chapters }).map(({ message }) => message)
    expect(findings('sample')).toEqual(['Tandai satu pelajaran yang boleh dicoba gratis'])
    expect(findings('chapters')).toEqual([])
  })

  test('without a video leaves only the list of lessons', () => {
    expect(draw(examples.sampleWithoutFilm.content).body.querySelector('details, iframe, img')).toBeNull()
  })
})
