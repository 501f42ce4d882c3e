import type * as z from 'zod/mini'
import { linkProps } from '../../rich-text/rich-text.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { lessonMaterial } from './lesson-material.section.ts'

export type LessonMaterialProps = SectionViewProps<z.infer<typeof lessonMaterial.content>>
export type Chapter = LessonMaterialProps['content']['chapters'][number]
type Lesson = Chapter['lessons'][number]

export interface LessonRowsProps extends Pick<LessonMaterialProps, 'page' | 'slot'> {
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
            <LessonTitle lesson={lesson} chapter={chapter} page={page} slot={slot} />
            {lesson.kind !== 'video' && <small className="ui:aside">{page.labels.lessonKinds[lesson.kind]}</small>}
            {lesson.isFree && (
              <>
                {' '}
                <span className="ui:chip ui:chip-inline">{page.labels.free}</span>
              </>
            )}
          </span>
          <span>{page.labels.minutes(lesson.minutes)}</span>
        </li>
      ))}
    </ol>
  )
}

function LessonTitle({
  lesson,
  chapter,
  page,
  slot,
}: { lesson: Lesson; chapter: Chapter } & Pick<LessonMaterialProps, 'page' | 'slot'>) {
  const title = slot(['chapters', chapter.id, 'lessons', lesson.id, 'title'], lesson.title)
  const address = page.href(lesson.target)
  return address === null ? (
    title
  ) : (
    <page.components.Link className="ui:text-link" {...linkProps(address)}>
      {title}
    </page.components.Link>
  )
}
