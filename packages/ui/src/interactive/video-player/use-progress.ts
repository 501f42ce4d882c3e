import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { PlayedInterval, VideoProgress } from './video-source.ts'

interface ProgressOptions {
  video: RefObject<HTMLVideoElement | null>
  played: () => PlayedInterval[]
  everySeconds: number
  isPlaying: boolean
  onProgress: ((progress: VideoProgress) => void) | undefined
  onEnded: (() => void) | undefined
}

/** Reports what was seen: regularly while it plays, at a pause, at the end, and when the page or the player goes away. */
export function useProgress(options: ProgressOptions): void {
  const { video, everySeconds, isPlaying } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const send = useRef(() => {
    const { current: element } = video
    const played = latest.current.played()
    // Nothing was seen yet: there is nothing to keep.
    if (!element || played.length === 0) return
    const { currentTime: position, duration } = element
    latest.current.onProgress?.({ position, duration: Number.isFinite(duration) ? duration : 0, played })
  })
  useEffect(() => {
    const { current: element } = video
    const { current: report } = send
    const ended = () => {
      report()
      latest.current.onEnded?.()
    }
    // A pause at the end is reported as the end.
    const paused = () => {
      if (!element?.ended) report()
    }
    element?.addEventListener('pause', paused)
    element?.addEventListener('ended', ended)
    window.addEventListener('pagehide', report)
    return () => {
      element?.removeEventListener('pause', paused)
      element?.removeEventListener('ended', ended)
      window.removeEventListener('pagehide', report)
    }
  }, [video])
  // Before the element is taken away, which passive effects would come after.
  useLayoutEffect(() => () => send.current(), [])
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(send.current, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [isPlaying, everySeconds])
}
