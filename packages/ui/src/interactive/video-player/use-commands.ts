import { type RefObject, useEffect, useState } from 'react'
import { type Command, nextRate } from './shortcuts.ts'
import type { Playback } from './use-playback.ts'
import type { PlayerPreferences } from './use-preferences.ts'
import { play } from './use-source.ts'
import type { VideoPlayerLabels } from './video-player.labels.ts'
import type { VideoCaptions } from './video-source.ts'

/** How long a change stays written over the picture, in milliseconds. */
const NOTICE_MS = 1200

interface CommandOptions {
  video: RefObject<HTMLVideoElement | null>
  playback: Playback
  preferences: PlayerPreferences
  prefer: (changed: Partial<PlayerPreferences>) => void
  captions: readonly VideoCaptions[]
  /** Those that are shown now. */
  shown: VideoCaptions | undefined
  toggleFull: () => void
  labels: VideoPlayerLabels
}

/** What buttons, keys and gestures do to a film, and what is said of it over the picture. */
export function useCommands(options: CommandOptions) {
  const { video, playback, preferences, prefer, captions, shown, toggleFull, labels } = options
  const { rate, volume } = preferences
  const [notice, setNotice] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setNotice(''), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])

  const seek = (seconds: number) => {
    const { current: element } = video
    if (element) element.currentTime = Math.max(0, Math.min(seconds, element.duration || seconds))
  }
  const now = () => video.current?.currentTime ?? 0
  const toggle = () => {
    const { current: element } = video
    if (!element) return
    if (element.paused || element.ended) play(element)
    else element.pause()
  }
  const skip = (seconds: number) => {
    seek(now() + seconds)
    if (Math.abs(seconds) >= 10) setNotice(seconds < 0 ? labels.back : labels.forward)
  }
  const changeVolume = (next: number) => {
    const within = Math.round(Math.min(1, Math.max(0, next)) * 100) / 100
    prefer({ volume: within, isMuted: within === 0 })
    setNotice(`${labels.volume} ${Math.round(within * 100)}%`)
  }
  const mute = () => prefer({ isMuted: !playback.isMuted, volume: volume === 0 ? 0.5 : volume })
  const toggleCaptions = () => {
    const next = shown ? null : (captions[0] ?? null)
    prefer({ captions: next?.language ?? null })
    setNotice(next?.label ?? labels.captionsOff)
  }
  const run = (command: Command) => {
    switch (command.kind) {
      case 'toggle':
        return toggle()
      case 'skip':
        return skip(command.seconds)
      case 'share':
        return seek(command.of * playback.duration)
      case 'volume':
        return changeVolume((playback.isMuted ? 0 : volume) + command.by)
      case 'mute':
        setNotice(playback.isMuted ? labels.unmute : labels.mute)
        return mute()
      case 'captions':
        return captions.length > 0 ? toggleCaptions() : undefined
      case 'fullscreen':
        return toggleFull()
      case 'faster': {
        const next = nextRate(rate, command.by)
        prefer({ rate: next })
        return setNotice(`${labels.speed} ${labels.rate(next)}`)
      }
    }
  }
  return { notice, seek, now, toggle, skip, changeVolume, mute, toggleCaptions, run }
}
