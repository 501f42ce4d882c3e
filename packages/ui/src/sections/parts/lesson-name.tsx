import { linkProps } from '../../rich-text/rich-text.tsx'
import type { SectionPartProps } from '../section-view.ts'
import type { Chapter, Lesson } from './syllabus.schema.ts'

export interface LessonNameProps extends SectionPartProps {
  lesson: Lesson
  chapter: Pick<Chapter, 'id'>
}

/** What a lesson is called, which kind it is unless a film, and whether it is free. */
export function LessonName(props: LessonNameProps) {
  const { lesson, page } = props
  return (
    <>
      <LessonTitle {...props} />
      {lesson.kind !== 'video' && <small className="ui:aside">{page.labels.lessonKinds[lesson.kind]}</small>}
      {lesson.isFree && (
        <>
          {' '}
          <span className="ui:chip ui:chip-inline">{page.labels.free}</span>
        </>
      )}
    </>
  )
}

/** The title alone, leading to the lesson where it may be opened. */
export function LessonTitle({ lesson, chapter, page, slot }: LessonNameProps) {
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
