import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { labelsId } from '../labels-id.ts'
import { storyPage } from '../parts/story-media.ts'
import { formatTotals } from '../parts/syllabus-totals.ts'
import { examples } from './lesson-material.examples.ts'
import { lessonMaterial } from './lesson-material.section.ts'
import LessonMaterialView from './lesson-material.view.tsx'

type Content = (typeof lessonMaterial)['defaults']

const draw = (content: Content) =>
  drawn(<LessonMaterialView content={content} page={storyPage('lesson_material')} slot={(_path, node) => node} />)
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
  ])('%i minutes are shown as %s', (minutes, expected) => {
    expect(labelsId.minutes(minutes)).toBe(expected)
  })

  test('is the total of all chapters, shown with the number of lessons', () => {
    expect(draw(examples.chapters.content).words).toContain('|12 pelajaran, 4 jam 52 menit|')
    expect(formatTotals([], labelsId)).toBe('')
    expect(formatTotals([{ minutes: 0 }], labelsId)).toBe('1 pelajaran')
  })

  test('is not shown when switched off', () => {
    expect(draw({ ...examples.chaptersOfOneList.content, hasTotals: false }).words).not.toContain('12 pelajaran')
  })

  test('leaves lessons without a title out of the list and out of the total', () => {
    const { queryByRole, words } = draw(one(examples.chaptersOfOneList.content, { title: ' ' }))
    expect(queryByRole('listitem')).toBeNull()
    expect(words).not.toMatch(/\d pelajaran,/)
  })
})

describe('a lesson', () => {
  test('that is free is marked beside its title', () => {
    expect(draw(one(examples.chaptersOfOneList.content, { isFree: true })).words).toContain(
      'Membaca data tanpa takut angka |Gratis|14 menit',
    )
    expect(draw(one(examples.chaptersOfOneList.content, { isFree: false })).words).not.toContain('Gratis')
  })

  test('shows its kind unless it is a video', () => {
    expect(draw(one(examples.chaptersOfOneList.content, { kind: 'quiz' })).words).toContain('Kuis')
    expect(draw(one(examples.chaptersOfOneList.content, { kind: 'video' })).words).not.toContain('Video')
  })

  test('links to its target, and is plain text without one', () => {
    const linkOf = (href: string) =>
      draw(one(examples.chaptersOfOneList.content, { target: { kind: 'url', href } })).queryByRole('link')
    expect(linkOf('/coba')?.getAttribute('href')).toBe('/coba')
    expect(linkOf('')).toBeNull()
  })
})

describe('one chapter without a title', () => {
  test.each(['chapters', 'accordion', 'timeline', 'compact'] as const)('is a plain list in the %s layout', (layout) => {
    const { body, getByRole, queryByRole } = draw({ ...examples.chaptersOfOneList.content, layout })
    expect(getByRole('list').tagName).toBe('OL')
    expect(queryByRole('heading', { level: 3 })).toBeNull()
    expect(body.querySelector('details')).toBeNull()
  })
})

describe('a new or unfinished syllabus', () => {
  const findings = (content: Content) =>
    lessonMaterial.check?.(content).map(({ path, message }) => [path.join('/'), message])

  test('has nothing missing when it is inserted', () => {
    expect(findings(lessonMaterial.defaults)).toEqual([])
  })

  test('reports chapters without a title or lessons, and lessons without a title', () => {
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
