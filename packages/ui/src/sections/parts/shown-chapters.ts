import { isShown, type PageContext } from '../section-view.ts'
import type { Chapter } from './syllabus.schema.ts'

/** Chapters and lessons without a word are left out, and are not counted either. */
export function shownChapters(chapters: readonly Chapter[], page: PageContext): Chapter[] {
  return chapters
    .map((chapter) => ({ ...chapter, lessons: chapter.lessons.filter(({ title }) => isShown(title, page)) }))
    .filter(({ title, lessons }) => isShown(title, page) || lessons.length > 0)
}
