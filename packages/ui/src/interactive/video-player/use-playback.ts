import { type RefObject, useEffect, useState } from 'react'

export interface Playback {
  isPlaying: boolean
  hasEnded: boolean
  /** Whether it wants to play and has nothing to show. */
  isWaiting: boolean
  /** In seconds, as are the next two. */
  time: number
  duration: number
  /** Up to where it is loaded without a gap. */
  loadedTo: number
  isMuted: boolean
  volume: number
}

const still: Playback = {
  isPlaying: false,
  hasEnded: false,
  isWaiting: false,
  time: 0,
  duration: 0,
  loadedTo: 0,
  isMuted: false,
  volume: 1,
}

/** Everything that changes how a player looks. */
const events = [
  'play',
  'pause',
  'playing',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'ended',
  'timeupdate',
  'durationchange',
  'loadedmetadata',
  'progress',
  'volumechange',
  'emptied',
  'error',
]

/** What the element is doing, drawn again at each of its events. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>): Playback {
  const [playback, setPlayback] = useState(still)
  useEffect(() => {
    const { current: element } = video
    if (!element) return
    const read = () => setPlayback((before) => changedFrom(before, readingOf(element)))
    for (const name of events) element.addEventListener(name, read)
    read()
    return () => {
      for (const name of events) element.removeEventListener(name, read)
    }
  }, [video])
  return playback
}

function readingOf(video: HTMLVideoElement): Playback {
  const { currentTime: time, duration, paused, ended, muted, volume, buffered } = video
  const isPlaying = !paused && !ended
  return {
    isPlaying,
    hasEnded: ended,
    isWaiting: isPlaying && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && video.error === null,
    time,
    duration: Number.isFinite(duration) ? duration : 0,
    loadedTo: loadedFrom(buffered, time),
    isMuted: muted || volume === 0,
    volume,
  }
}

function loadedFrom(buffered: TimeRanges, time: number): number {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= time && time <= buffered.end(index)) return buffered.end(index)
  return time
}

/** The same object where nothing differs, so that nothing is drawn again. */
function changedFrom(before: Playback, now: Playback): Playback {
  return (Object.keys(now) as (keyof Playback)[]).every((name) => before[name] === now[name]) ? before : now
}
