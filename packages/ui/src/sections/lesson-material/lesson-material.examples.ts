import { courseLessons } from '../course-page.sample-lists.ts'
import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noImage } from '../values.ts'
import { lessonMaterial, type LessonMaterialContent } from './lesson-material.section.ts'

type Chapter = LessonMaterialContent['chapters'][number]

const chapter = (index: number, title: string, level: Chapter['level'], lessons: Chapter['lessons']): Chapter => ({
  id: `bab000000${index}`,
  title,
  level,
  lessons,
})

const tried = courseLessons.map((lesson, index) => ({
  ...lesson,
  kind: index === 11 ? ('quiz' as const) : lesson.kind,
  target: lesson.isFree ? { kind: 'url' as const, href: '/coba' } : lesson.target,
}))

const levels = [
  chapter(1, 'Dasar', '1', tried.slice(0, 4)),
  chapter(2, 'Menengah', '2', tried.slice(4, 9)),
  chapter(3, 'Mahir', '3', tried.slice(9)),
]

const plain: LessonMaterialContent = {
  ...lessonMaterial.defaults,
  title: 'Materi lengkap',
  intro: 'Dua belas pelajaran, bisa diulang kapan saja.',
  image: storyImage('ruang-belajar', 'Tampilan ruang belajar daring'),
  chapters: [chapter(0, '', '1', courseLessons)],
}

const leveled: LessonMaterialContent = { ...plain, image: noImage, chapters: levels }

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  chapters: { content: leveled, settings: { tone: 'paper' } },
  chaptersWithPicture: { content: { ...plain, chapters: levels.slice(0, 2) } },
  chaptersOfOneList: { content: plain },
  accordion: { content: { ...leveled, layout: 'accordion' } },
  accordionOfOneList: { content: { ...plain, layout: 'accordion', image: noImage }, settings: { tone: 'soft' } },
  timeline: { content: { ...leveled, layout: 'timeline' }, settings: { tone: 'paper' } },
  timelineOfOneList: { content: { ...plain, layout: 'timeline' }, settings: { tone: 'soft' } },
  compact: { content: { ...leveled, layout: 'compact' }, settings: { tone: 'board' } },
  compactOfOneList: { content: { ...plain, layout: 'compact' } },
} satisfies Record<string, { content: LessonMaterialContent; settings?: Partial<SectionSettings> }>
