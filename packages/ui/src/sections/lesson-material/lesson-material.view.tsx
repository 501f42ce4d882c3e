import type { ReactNode } from 'react'
import { Bars } from '../parts/bars.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { wideSpanClasses } from '../../primitives/grid/count-grid.ts'
import { Picture } from '../parts/picture.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { shownChapters } from '../parts/shown-chapters.ts'
import type { Chapter } from '../parts/syllabus.schema.ts'
import { formatTotals } from '../parts/syllabus-totals.ts'
import { isShown, type SectionPartProps } from '../section-view.ts'
import { type LessonMaterialProps, LessonRows } from './lesson-rows.tsx'

export default function LessonMaterialView({ content: stored, page, slot }: LessonMaterialProps) {
  const content = { ...stored, chapters: shownChapters(stored.chapters, page) }
  const props = { content, page, slot }
  const { layout, image, chapters } = content
  const isPlain = chapters.length === 1 && chapters[0]?.title.trim() === ''
  const picture = (
    <Picture image={image} page={page} sizes="(min-width:62rem) 27rem,calc(100vw - 2.5rem)" ratio="3:2" isFirst />
  )
  if (layout === 'compact')
    return (
      <SectionShell type="lesson_material" page={page}>
        <div className="ui:split-5-7 ui:split-top">
          <div className="ui:stack">
            <Opening {...props} />
            {picture}
          </div>
          <div className="ui:stack">
            {chapters.map((chapter) => (
              <div key={chapter.id}>
                {!isPlain && <ChapterHead chapter={chapter} page={page} slot={slot} />}
                <LessonRows chapter={chapter} className="ui:lesson-leaders" page={page} slot={slot} />
              </div>
            ))}
          </div>
        </div>
      </SectionShell>
    )
  if (isPlain && layout === 'timeline')
    return (
      <SectionShell type="lesson_material" page={page}>
        <div className="ui:split-5-7 ui:split-top">
          <Opening {...props} />
          {chapters.map((chapter) => (
            <LessonRows
              key={chapter.id}
              chapter={chapter}
              className="ui:lesson-count ui:lessons-line"
              page={page}
              slot={slot}
            />
          ))}
        </div>
      </SectionShell>
    )
  return (
    <SectionShell type="lesson_material" page={page}>
      {layout === 'chapters' && page.media(image.mediaId) ? (
        <div className="ui:split-7-5 ui:split-end">
          <Opening {...props} />
          {picture}
        </div>
      ) : (
        <Opening {...props} />
      )}
      {isPlain ? (
        chapters.map((chapter) => (
          <LessonRows
            key={chapter.id}
            chapter={chapter}
            className={classNames(
              'ui:lesson-count ui:lessons ui:lessons-plain',
              chapter.lessons.length >= 6 && 'ui:halved',
            )}
            page={page}
            slot={slot}
          />
        ))
      ) : (
        <Chapters {...props} />
      )}
    </SectionShell>
  )
}

type Part = SectionPartProps

function Opening({ content, page, slot }: LessonMaterialProps) {
  const { eyebrow, title, intro, chapters, hasTotals } = content
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  return (
    <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro}>
      {hasTotals && lessons.length > 0 && <p className="ui:totals">{formatTotals(lessons, page.labels)}</p>}
    </SectionHeading>
  )
}

function Chapters({ content, page, slot }: LessonMaterialProps) {
  const { layout, chapters } = content
  if (chapters.length === 0) return null
  const head = (chapter: Chapter) => <ChapterHead chapter={chapter} page={page} slot={slot} />
  const rows = (chapter: Chapter, className: string) => (
    <LessonRows chapter={chapter} className={className} page={page} slot={slot} />
  )
  switch (layout) {
    case 'chapters': {
      const spans = wideSpanClasses(chapters.length)
      return (
        <div className="ui:count-grid ui:count-grid-open ui:lesson-count">
          {chapters.map((chapter, index) => (
            <div key={chapter.id} className={spans[index]}>
              {head(chapter)}
              {rows(chapter, 'ui:lessons')}
            </div>
          ))}
        </div>
      )
    }
    case 'accordion':
      return (
        <div className="ui:folds ui:lesson-count">
          {chapters.map((chapter, index) => (
            <details key={chapter.id} open={index === 0}>
              <summary>
                <ChapterName chapter={chapter} page={page} slot={slot} />
              </summary>
              {rows(chapter, 'ui:lessons ui:lessons-folded')}
            </details>
          ))}
        </div>
      )
    default:
      return (
        <ol className="ui:timeline ui:lesson-count">
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              {head(chapter)}
              {rows(chapter, 'ui:lessons')}
            </li>
          ))}
        </ol>
      )
  }
}

function ChapterHead({ chapter, page, slot }: { chapter: Chapter } & Part): ReactNode {
  if (!isShown(chapter.title, page)) return null
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <Title className="ui:chapter">
      <ChapterName chapter={chapter} page={page} slot={slot} />
    </Title>
  )
}

const levels = { '1': 1, '2': 2, '3': 3 } as const

function ChapterName({ chapter, page, slot }: { chapter: Chapter } & Part) {
  return (
    <>
      <Bars level={levels[chapter.level]} />
      <span>{slot(['chapters', chapter.id, 'title'], chapter.title)}</span>
      {chapter.lessons.length > 0 && <small>{formatTotals(chapter.lessons, page.labels)}</small>}
    </>
  )
}
