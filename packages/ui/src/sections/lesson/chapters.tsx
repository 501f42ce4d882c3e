import type { ReactNode } from 'react'
import { Bars } from '../parts/bars.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { LessonName } from '../parts/lesson-name.tsx'
import type { Chapter } from '../parts/syllabus.schema.ts'
import { formatTotals } from '../parts/syllabus-totals.ts'
import { isShown, type SectionPartProps, type SectionViewProps } from '../section-view.ts'
import type { LessonContent } from './lesson.section.ts'

const levels = { '1': 1, '2': 2, '3': 3 } as const

/** Chapters on ruled paper with a margin, under their total; from eight lines on the book lies open. */
export function Notebook({
  content: { chapters },
  page,
  slot,
  children,
}: SectionViewProps<LessonContent> & { children: ReactNode }) {
  const lines = chapters.reduce((sum, { lessons }) => sum + lessons.length, 0)
  if (lines === 0 && chapters.length === 0) return null
  return (
    <div data-tone="white" className={classNames('ui:notebook ui:lesson-count', lines >= 8 && 'ui:notebook-open')}>
      {children && <p className="ui:notebook-head">{children}</p>}
      {chapters.map((chapter) => (
        <div key={chapter.id}>
          <ChapterTitle chapter={chapter} className="ui:notebook-title" page={page} slot={slot} />
          {chapter.lessons.length > 0 && (
            <ol>
              {chapter.lessons.map((each) => (
                <li key={each.id} data-part="item">
                  <span>
                    <LessonName lesson={each} chapter={chapter} page={page} slot={slot} />
                  </span>
                  <small>{each.minutes > 0 && page.labels.minutes(each.minutes)}</small>
                </li>
              ))}
            </ol>
          )}
        </div>
      ))}
    </div>
  )
}

/** Each chapter as one run of words: what it is about, at a glance. */
export function ChapterNotes({ content: { chapters }, page, slot }: SectionViewProps<LessonContent>) {
  if (chapters.length === 0) return null
  return (
    <ol className="ui:chapter-notes">
      {chapters.map((chapter) => (
        <li key={chapter.id}>
          <ChapterTitle chapter={chapter} className="ui:chapter-note ui:text-h2" page={page} slot={slot} />
          {chapter.lessons.length > 0 && (
            <ul className="ui:run-on">
              {chapter.lessons.map((each) => (
                <li key={each.id} data-part="item">
                  <LessonName lesson={each} chapter={chapter} page={page} slot={slot} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

function ChapterTitle({ chapter, className, page, slot }: SectionPartProps & { chapter: Chapter; className: string }) {
  if (!isShown(chapter.title, page)) return null
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <Title className={className}>
      <Bars level={levels[chapter.level]} />
      <span>{slot(['chapters', chapter.id, 'title'], chapter.title)}</span>
      {chapter.lessons.length > 0 && <small>{formatTotals(chapter.lessons, page.labels)}</small>}
    </Title>
  )
}
