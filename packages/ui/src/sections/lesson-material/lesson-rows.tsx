import { LessonName } from '../parts/lesson-name.tsx'
import type { Chapter } from '../parts/syllabus.schema.ts'
import type { SectionPartProps, SectionViewProps } from '../section-view.ts'
import type { LessonMaterialContent } from './lesson-material.section.ts'

export type LessonMaterialProps = SectionViewProps<LessonMaterialContent>

export interface LessonRowsProps extends SectionPartProps {
  chapter: Chapter
  className: string
}

/** The lessons of a chapter, one a row: title, what is free, how long. */
export function LessonRows({ chapter, className, page, slot }: LessonRowsProps) {
  if (chapter.lessons.length === 0) return null
  return (
    <ol className={className}>
      {chapter.lessons.map((lesson) => (
        <li key={lesson.id}>
          <span>
            <LessonName lesson={lesson} chapter={chapter} page={page} slot={slot} />
          </span>
          <span>{lesson.minutes > 0 && page.labels.minutes(lesson.minutes)}</span>
        </li>
      ))}
    </ol>
  )
}
