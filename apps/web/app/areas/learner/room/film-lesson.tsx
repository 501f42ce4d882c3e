import type { RoomLessonContent } from '@naikkelas/contract/learning'
import { mediaUrl } from '@naikkelas/contract/pages'
import { VideoPlayer, type VideoPlayerHandle } from '@naikkelas/ui/video-player'
import { type Ref, useState } from 'react'
import { type Report, wholeSeconds } from './progress-reports.ts'

interface FilmLessonProps {
  lesson: RoomLessonContent & { film: NonNullable<RoomLessonContent['film']> }
  /** Gets what a page may ask of the player. */
  player: Ref<VideoPlayerHandle>
  onReport: (report: Report) => void
  onEnded: () => void
}

const languageNames = { id: 'Bahasa Indonesia', en: 'English', jv: 'Basa Jawa', su: 'Basa Sunda' } as const

/** The film of a lesson: goes on where it was left, and starts over once it was seen to its end. */
export function FilmLesson({ lesson, player, onReport, onEnded }: FilmLessonProps) {
  // As it was opened: addresses that are signed again meanwhile would load the film a second time.
  const [{ title, film, position, watermark }] = useState(lesson)
  const { poster, saver, seconds } = film
  return (
    <VideoPlayer
      label={title}
      handle={player}
      sources={film.sources.map(({ address }) => ({ src: address, kind: 'file' as const }))}
      captions={film.captions.map(({ language, address }) => ({
        src: address,
        language,
        label: languageNames[language],
      }))}
      chapters={film.chapters.map(({ at, title: name }) => ({ start: at, title: name }))}
      startAt={position >= seconds - 2 ? 0 : position}
      {...(saver && { dataSaverSource: { src: saver.address, kind: 'file' as const } })}
      {...(poster && { poster: mediaUrl(poster, 'original', poster.width) })}
      {...(watermark !== null && { watermark })}
      onProgress={({ position: at, played }) =>
        onReport({ position: Math.floor(at), at: new Date().toISOString(), seen: wholeSeconds(played) })
      }
      onEnded={onEnded}
    />
  )
}
