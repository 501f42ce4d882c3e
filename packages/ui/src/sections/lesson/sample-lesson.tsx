import { Icon } from '../../icons/icon.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { LessonTitle } from '../parts/lesson-name.tsx'
import { isPictured } from '../parts/picture.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { Film } from '../parts/film.tsx'
import type { LessonContent } from './lesson.section.ts'

/** The first free lesson large, with every other in a list beside it, as in the course itself. */
export function SampleLesson({ content, page, slot }: SectionViewProps<LessonContent>) {
  const { chapters, image, video } = content
  const lessons = chapters.flatMap((chapter) => chapter.lessons.map((each) => ({ each, chapter })))
  const sample = lessons.find(({ each }) => each.isFree)
  const hasFilm = video.kind === 'provider' || video.kind === 'file' || isPictured(image, page)
  const film = { ...content, seconds: (sample?.each.minutes ?? 0) * 60 }
  if (lessons.length === 0 && !hasFilm) return null
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <div
      data-tone="board"
      className={classNames('ui:player', hasFilm && 'ui:bleeds', hasFilm && lessons.length > 0 && 'ui:player-split')}
    >
      {hasFilm && (
        <div className="ui:player-stage">
          <Film
            content={film}
            page={page}
            slot={slot}
            sizes="(min-width:62rem) 46rem,calc(100vw - 2.5rem)"
            ratio="16:9"
          />
          {sample && (
            <p>
              <span className="ui:chip">{page.labels.free}</span> {sample.each.title}
            </p>
          )}
        </div>
      )}
      {lessons.length > 0 && (
        <div className={classNames('ui:player-list', !hasFilm && 'ui:halved')}>
          {chapters.map((chapter) => (
            <div key={chapter.id}>
              {isShown(chapter.title, page) && <Title>{slot(['chapters', chapter.id, 'title'], chapter.title)}</Title>}
              <ol>
                {chapter.lessons.map((each) => (
                  <li key={each.id} data-part="item" aria-current={each.id === sample?.each.id || undefined}>
                    <Icon name={each.isFree ? 'putar' : 'kunci'} size={20} />
                    <span>
                      <LessonTitle lesson={each} chapter={chapter} page={page} slot={slot} />
                    </span>
                    <small>
                      {each.isFree ? page.labels.free : each.minutes > 0 && page.labels.minutes(each.minutes)}
                    </small>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
