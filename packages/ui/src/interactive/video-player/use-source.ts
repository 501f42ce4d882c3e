import { type RefObject, useEffect, useRef, useState } from 'react'
import { attachSource, hlsEngines } from './attach-source.ts'
import { fetchLevels, type HlsLevel } from './hls-levels.ts'
import { intervalsOf, mergedIntervals } from './played-intervals.ts'
import { isHls, type PlayedInterval, type VideoSource } from './video-source.ts'

interface SourceOptions {
  video: RefObject<HTMLVideoElement | null>
  sources: readonly VideoSource[]
  dataSaverSource: VideoSource | undefined
  /** Null until it is known. */
  isSavingData: boolean | null
  startAt: number
  autoPlay: boolean
  onSourceError: ((source: VideoSource) => void) | undefined
}

/**
 * Plays the first source that can be played, at the quality that is wanted, and keeps the position when it changes.
 * What was seen of each is remembered.
 */
export function useSource(options: SourceOptions) {
  const { video, sources, dataSaverSource, isSavingData, startAt, autoPlay } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [place, setPlace] = useState({ source: 0, engine: 0, attempt: 0, hasFailed: false })
  const [chosen, setChosen] = useState<string | null>(null)
  /** With the address that they belong to: those of the source before say nothing of this one. */
  const [found, setFound] = useState<{ of: string; levels: readonly HlsLevel[] } | null>(null)
  const resume = useRef({ time: startAt, isPlaying: autoPlay })
  const kept = useRef<PlayedInterval[]>([])

  const main = sources[place.source]
  const source = isSavingData && dataSaverSource && place.source === 0 ? dataSaverSource : main
  const isStream = source !== undefined && isHls(source)
  const levels = found !== null && found.of === source?.src ? found.levels : null
  const level =
    levels?.find(({ src }) => src === chosen) ?? (isSavingData && source === main ? levels?.at(-1) : undefined)
  // The smallest rendition is known only from the list of all.
  const isAwaited = isSavingData === null || (isStream && isSavingData && source === main && levels === null)
  const src = isAwaited ? null : (source?.src ?? null)
  const levelSrc = level?.src ?? null

  useEffect(() => {
    if (!isStream || source === undefined) return
    const controller = new AbortController()
    const { src: of } = source
    void fetchLevels(of, controller.signal).then((levels) => {
      if (!controller.signal.aborted) setFound({ of, levels })
    })
    return () => controller.abort()
  }, [source?.src, isStream, place.attempt])

  useEffect(() => {
    const { current: element } = video
    if (!element || src === null || source === undefined || place.hasFailed) return
    const engines = isStream ? hlsEngines(element) : (['native'] as const)
    const engine = engines[place.engine]
    const fail = () => {
      const { sources: all, onSourceError } = latest.current
      if (engine !== undefined && place.engine + 1 < engines.length)
        return setPlace({ ...place, engine: place.engine + 1 })
      onSourceError?.(source)
      const hasNext = place.source + 1 < all.length
      setPlace({ ...place, engine: 0, ...(hasNext ? { source: place.source + 1 } : { hasFailed: true }) })
    }
    if (engine === undefined) return fail()
    const { time, isPlaying } = resume.current
    const begin = () => {
      // A film that was seen to its end starts from zero.
      if (time > 0 && time < element.duration - 1 && element.currentTime === 0) element.currentTime = time
      if (isPlaying) play(element)
    }
    element.addEventListener('loadedmetadata', begin, { once: true })
    const detach = attachSource({ video: element, src, level: levelSrc, engine, startAt: time, onFail: fail })
    return () => {
      element.removeEventListener('loadedmetadata', begin)
      if (element.readyState > 0)
        resume.current = { time: element.currentTime, isPlaying: !element.paused && !element.ended }
      kept.current = mergedIntervals([...kept.current, ...intervalsOf(element.played)])
      detach()
    }
  }, [video, src, levelSrc, isStream, place])

  return {
    hasFailed: place.hasFailed,
    levels: levels ?? [],
    /** Of the rendition that is played; null where the browser chooses. */
    level: level ?? null,
    chooseLevel: setChosen,
    retry: () => setPlace((before) => ({ source: 0, engine: 0, attempt: before.attempt + 1, hasFailed: false })),
    /** Everything seen, whichever source it came from. */
    played: () => {
      const { current: element } = video
      return mergedIntervals([...kept.current, ...(element ? intervalsOf(element.played) : [])])
    },
  }
}

/** A browser may refuse to play without a press: the button for it is there. */
export function play(video: HTMLVideoElement): void {
  void video.play().catch(() => undefined)
}
