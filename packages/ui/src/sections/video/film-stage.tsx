import { Digits } from '../parts/digits.tsx'
import { PlayLabel } from '../parts/play-label.tsx'
import { PlayerLink, playerWords } from '../parts/player-facade.tsx'
import { PlayerStage } from '../parts/player-stage.tsx'
import { filmPlayer } from '../parts/providers.ts'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { Film } from '../parts/film.tsx'
import type { VideoContent } from './video.section.ts'

/** The film: its poster, which plays ours in place and leads to a provider's. */
export function FilmStage({ content, page, slot, sizes }: SectionViewProps<VideoContent> & { sizes: string }) {
  const { video, image, playLabel, title, seconds, sizeMb } = content
  if (video.kind !== 'provider') return <Film content={content} page={page} slot={slot} sizes={sizes} ratio="16:9" />
  const player = filmPlayer(video)
  return (
    <PlayerStage player={player} title={title || playLabel} image={image} page={page} sizes={sizes}>
      <PlayLabel
        labels={page.labels}
        label={
          <>
            {isShown(playLabel, page) && slot(['playLabel'], playLabel)}
            <span className="ui:sr-only"> {playerWords(player, page.labels)}</span>
          </>
        }
        seconds={seconds}
        sizeMb={sizeMb}
      />
    </PlayerStage>
  )
}

/** What comes when; of a provider's film each moment is a link to it. */
export function FilmChapters({
  content,
  page,
  slot,
  className,
}: SectionViewProps<VideoContent> & { className: string }) {
  const { video, title: filmTitle } = content
  const chapters = content.chapters.filter(({ title }) => isShown(title, page))
  if (chapters.length === 0) return null
  return (
    <ol className={className} aria-label={page.labels.filmChapters}>
      {chapters.map(({ id, seconds, title }) => {
        const words = (
          <>
            <span className="ui:film-time">
              <Digits value={clock(seconds)} />
            </span>
            <span>{slot(['chapters', id, 'title'], title)}</span>
          </>
        )
        return (
          <li key={id} data-part="chapter">
            {video.kind === 'provider' ? (
              <PlayerLink player={filmPlayer(video, seconds)} title={filmTitle} page={page} className="ui:film-moment">
                {words}
              </PlayerLink>
            ) : (
              <span className="ui:film-moment">{words}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** `1:05`, `1:02:05`. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts
  return [first, ...rest.map((part) => `${part}`.padStart(2, '0'))].join(':')
}
