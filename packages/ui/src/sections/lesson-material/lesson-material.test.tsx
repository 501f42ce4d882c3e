import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { labelsId } from '../labels-id.ts'
import { storyPage } from '../parts/story-media.ts'
import { formatTotals } from '../parts/syllabus-totals.ts'
import { examples } from './lesson-material.examples.ts'
import { lessonMaterial } from './lesson-material.section.ts'
import LessonMaterialView from './lesson-material.view.tsx'

type Content = (typeof lessonMaterial)['defaults']

const draw = (content: Content) =>
  renderToStaticMarkup(
    <LessonMaterialView content={content} page={storyPage('lesson_material')} slot={(_path, node) => node} />,
  )
const text = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
const one = (content: Content, change: Partial<Content['chapters'][number]['lessons'][number]>): Content => ({
  ...content,
  chapters: content.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.slice(0, 1).map((lesson) => ({ ...lesson, ...change })),
  })),
})

describe('how long a syllabus takes', () => {
  test.each([
    [1, '1 menit'],
    [59, '59 menit'],
    [60, '1 jam'],
    [65, '1 jam 5 menit'],
    [292, '4 jam 52 menit'],
  ])('%i minutes are read as %s', (minutes, expected) => {
    expect(labelsId.minutes(minutes)).toBe(expected)
  })

  test('is added up over all chapters and told with the number of lessons', () => {
    expect(text(draw(examples.chapters.content))).toContain('|12 pelajaran, 4 jam 52 menit|')
    expect(formatTotals([], labelsId)).toBe('')
    expect(formatTotals([{ minutes: 0 }], labelsId)).toBe('1 pelajaran')
  })

  test('is not told when the marketer switched it off', () => {
    expect(draw({ ...examples.chaptersOfOneList.content, hasTotals: false })).not.toContain('12 pelajaran')
  })

  test('leaves lessons without a title out of the list and out of the sum', () => {
    const html = draw(one(examples.chaptersOfOneList.content, { title: ' ' }))
    expect(html).not.toContain('<li')
    expect(html).not.toMatch(/\d pelajaran,/)
  })
})

describe('a lesson', () => {
  test('that is free says so beside its title', () => {
    expect(text(draw(one(examples.chaptersOfOneList.content, { isFree: true })))).toContain(
      'Membaca data tanpa takut angka |Gratis|14 menit',
    )
    expect(draw(one(examples.chaptersOfOneList.content, { isFree: false }))).not.toContain('Gratis')
  })

  test('names its kind unless it is a film', () => {
    expect(draw(one(examples.chaptersOfOneList.content, { kind: 'quiz' }))).toContain('Kuis')
    expect(text(draw(one(examples.chaptersOfOneList.content, { kind: 'video' })))).not.toContain('Video')
  })

  test('leads to its target, and is plain text without one', () => {
    expect(draw(one(examples.chaptersOfOneList.content, { target: { kind: 'url', href: '/coba' } }))).toContain(
      'href="/coba"',
    )
    expect(draw(one(examples.chaptersOfOneList.content, { target: { kind: 'url', href: '' } }))).not.toContain('<a')
  })
})

describe('one chapter without a title', () => {
  test.each(['chapters', 'accordion', 'timeline', 'compact'] as const)('is a plain list in the %s layout', (layout) => {
    const html = draw({ ...examples.chaptersOfOneList.content, layout })
    expect(html.match(/<ol/g)).toHaveLength(1)
    expect(html).not.toMatch(/<details|<h3/)
  })
})

describe('a new or unfinished syllabus', () => {
  const findings = (content: Content) =>
    lessonMaterial.check?.(content).map(({ path, message }) => [path.join('/'), message])

  test('has nothing missing when it is inserted', () => {
    expect(findings(lessonMaterial.defaults)).toEqual([])
  })

  test('tells which chapter lacks a title or lessons, and which lesson a title', () => {
    const [first, second] = examples.chapters.content.chapters
    if (!first || !second) throw new Error('the example has chapters')
    const lesson = { ...(first.lessons[0] as (typeof first.lessons)[number]), title: '' }
    expect(
      findings({
        ...lessonMaterial.defaults,
        chapters: [
          { ...first, title: '', lessons: [lesson] },
          { ...second, lessons: [] },
        ],
      }),
    ).toEqual([
      [`chapters/${first.id}/title`, 'Bab ini belum punya judul'],
      [`chapters/${first.id}/lessons/${lesson.id}/title`, 'Judul pelajaran belum diisi'],
      [`chapters/${second.id}/lessons`, 'Bab ini belum berisi pelajaran'],
    ])
    expect(findings({ ...lessonMaterial.defaults, chapters: [] })).toEqual([
      ['chapters', 'Belum ada pelajaran satu pun'],
    ])
  })
})
