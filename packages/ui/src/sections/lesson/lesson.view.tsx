import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { shownChapters } from '../parts/shown-chapters.ts'
import { formatTotals, minutesOf } from '../parts/syllabus-totals.ts'
import type { SectionViewProps } from '../section-view.ts'
import { ChapterNotes, Notebook } from './chapters.tsx'
import type { LessonContent } from './lesson.section.ts'
import { SampleLesson } from './sample-lesson.tsx'

export type LessonProps = SectionViewProps<LessonContent>

/** The lessons of a course, or one of them to try beside the others. */
export default function LessonView({ content: stored, page, slot }: LessonProps) {
  const content = { ...stored, chapters: shownChapters(stored.chapters, page) }
  const props = { content, page, slot }
  const { layout, eyebrow, title, intro, chapters } = content
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const hasTotals = content.hasTotals && lessons.length > 0
  const heading = { page, slot, eyebrow, title, intro }
  const total = hasTotals && formatTotals(lessons, page.labels)
  switch (layout) {
    case 'chapters':
      return (
        <SectionShell type="lesson" page={page}>
          <SectionHeading {...heading} />
          <Notebook {...props}>{total}</Notebook>
        </SectionShell>
      )
    case 'compact':
      return (
        <SectionShell type="lesson" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:stack">
              <SectionHeading {...heading} />
              {hasTotals && (
                <ul className="ui:text-display-m ui:text-accent">
                  <li>{page.labels.lessons(lessons.length)}</li>
                  <li>{page.labels.minutes(minutesOf(lessons))}</li>
                </ul>
              )}
            </div>
            <ChapterNotes {...props} />
          </div>
        </SectionShell>
      )
    case 'sample':
      return (
        <SectionShell type="lesson" page={page} width="pictures">
          <SectionHeading {...heading}>{total && <p className="ui:totals">{total}</p>}</SectionHeading>
          <SampleLesson {...props} />
        </SectionShell>
      )
  }
}
