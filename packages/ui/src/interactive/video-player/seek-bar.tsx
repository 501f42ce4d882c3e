'use client'

import { type PointerEvent, useState } from 'react'
import { clockTime } from './spoken-time.ts'
import { chapterAt, type VideoChapter } from './video-source.ts'

interface SeekBarProps {
  label: string
  valueText: string
  time: number
  duration: number
  loadedTo: number
  chapters: readonly VideoChapter[]
  onSeek: (seconds: number) => void
}

/** Where the film is: a slider with what is loaded, where chapters begin, and the time under the pointer. */
export function SeekBar({ label, valueText, time, duration, loadedTo, chapters, onSeek }: SeekBarProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  const share = (seconds: number) => `${Math.min(1, seconds / duration) * 100}%`
  const point = ({ clientX, currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse') return
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.min(1, Math.max(0, (clientX - left) / width)) * duration)
  }
  const chapter = pointed === null ? undefined : chapters[chapterAt(chapters, pointed)]
  return (
    <div data-part="seek" onPointerMove={point} onPointerLeave={() => setPointed(null)}>
      <span aria-hidden="true" data-part="marks">
        {/* Never on the server, whose pages may carry no style of an element. */}
        {duration > 0 && <span data-part="loaded" style={{ width: share(loadedTo) }} />}
        {chapters
          .filter(({ start }) => start > 0 && start < duration)
          .map(({ start }) => (
            <span key={start} data-part="mark" style={{ insetInlineStart: share(start) }} />
          ))}
      </span>
      {/* Arrows are keys of the whole player, with the same five seconds. */}
      <input
        type="range"
        className="ui:slider"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={duration || 1}
        step="any"
        value={Math.min(time, duration || 1)}
        disabled={duration === 0}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      {pointed !== null && duration > 0 && (
        <span aria-hidden="true" data-part="pointed" style={{ insetInlineStart: share(pointed) }}>
          {chapter !== undefined && <span>{chapter.title}</span>}
          {clockTime(pointed)}
        </span>
      )}
    </div>
  )
}
