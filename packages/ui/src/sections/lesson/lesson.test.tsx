import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './lesson.examples.ts'
import { lesson } from './lesson.section.ts'
import LessonView from './lesson.view.tsx'

type Content = (typeof lesson)['defaults']

const draw = (content: Content) =>
  renderToStaticMarkup(<LessonView content={content} page={storyPage('lesson')} slot={(_path, node) => node} />)
const text = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')

describe('a notebook of lessons', () => {
  test('lies open from eight lines on, and is one page before', () => {
    expect(draw(examples.chapters.content)).toContain('ui:notebook-open')
    expect(draw(examples.chaptersOfOneList.content)).not.toContain('ui:notebook-open')
  })

  test('numbers on from chapter to chapter and leaves lessons without a title out', () => {
    const [first, ...rest] = examples.chapters.content.chapters
    if (!first) throw new Error('the example has chapters')
    const chapters = [{ ...first, lessons: first.lessons.map((each) => ({ ...each, title: ' ' })) }, ...rest]
    const html = draw({ ...examples.chapters.content, chapters })
    expect(html.match(/<li/g)).toHaveLength(6)
    expect(text(html)).toContain('|6 pelajaran, 1 jam 59 menit|')
  })
})

test('totals are counted, in every layout, and not told when switched off', () => {
  for (const layout of ['chapters', 'compact', 'sample'] as const) {
    const html = text(draw({ ...examples.chapters.content, layout }))
    expect(html).toMatch(/\|10 pelajaran(, |\|)3 jam\|/)
    expect(text(draw({ ...examples.chapters.content, layout, hasTotals: false }))).not.toContain('10 pelajaran')
  }
})

describe('a lesson to try', () => {
  const { content } = examples.sample

  test('is the first free one: its film waits for a tap and says how long it is', () => {
    const html = draw(content)
    expect(html).toMatch(/<details[^>]*><summary>.*22 menit · ±48 MB.*<\/summary><iframe[^>]*loading="lazy"/)
    expect(html).toMatch(/aria-current="true"[^>]*>(?:(?!<\/li>).)*Meja, lampu/)
  })

  test('is asked for before publishing, in the layout that shows it only', () => {
    const chapters = lesson.defaults.chapters
    const findings = (layout: Content['layout']) =>
      lesson.check?.({ ...lesson.defaults, layout, chapters }).map(({ message }) => message)
    expect(findings('sample')).toEqual(['Tandai satu pelajaran yang boleh dicoba gratis'])
    expect(findings('chapters')).toEqual([])
  })

  test('leaves the stage without a film to the list of lessons', () => {
    expect(draw(examples.sampleWithoutFilm.content)).not.toMatch(/<details|<iframe|<img/)
  })
})
