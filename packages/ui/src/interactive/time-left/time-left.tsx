'use client'
import { type HTMLAttributes, type Ref, useEffect, useState } from 'react'
import { cx } from '../../primitives/variants.ts'
import { remaining } from './remaining.ts'
import { type TimeLeftLabels, timeLeftLabelsId } from './time-left.labels.ts'

export interface TimeLeftProps extends Omit<HTMLAttributes<HTMLTimeElement>, 'children'> {
  /** The moment, with its zone: `2026-11-20T19:30:00+07:00`. */
  until: string
  /** Shown from that moment on, and read out when it comes: `Waktu bayar sudah habis.` */
  ended: string
  /** When the server drew the page; until a script counts, it remains what it was then. @default the clock of who draws it */
  now?: string
  /** Called once the moment comes, or at once where it is past. */
  onEnd?: () => void
  /** Everything it says itself: `timeLeftLabelsEn` for English. @default timeLeftLabelsId */
  labels?: TimeLeftLabels
  ref?: Ref<HTMLTimeElement>
}

/** A countdown in words, for a sentence or beside a price: `23 jam 59 menit`. Seconds come with the last hour. */
export function TimeLeft({
  until,
  ended,
  now,
  onEnd,
  labels = timeLeftLabelsId,
  className,
  style,
  ...rest
}: TimeLeftProps) {
  const end = Date.parse(until)
  const [seen, setSeen] = useState(() => (now === undefined ? Date.now() : Date.parse(now)))
  // Announced only when it ends under the eyes of who waits, not where it is drawn as past.
  const [hasCounted, setCounted] = useState(false)
  useEffect(() => {
    const left = end - Date.now()
    setSeen(Date.now())
    if (!(left > 0)) return
    setCounted(true)
    const timer = setInterval(() => {
      setSeen(Date.now())
      if (Date.now() >= end) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [end])
  const words = remaining(end, seen, labels)
  const isOver = words === ''
  useEffect(() => {
    if (isOver) onEnd?.()
  }, [isOver])
  return (
    <span data-component="TimeLeft" style={style} className={cx('ui:tabular-nums', className)}>
      <time
        {...rest}
        role="timer"
        aria-live="off"
        dateTime={until}
        data-countdown={until}
        data-ended={ended}
        data-units={[labels.days, labels.hours, labels.minutes, labels.seconds].join()}
        suppressHydrationWarning
      >
        {words || ended}
      </time>
      <span aria-live="polite" className="ui:sr-only">
        {isOver && hasCounted && ended}
      </span>
    </span>
  )
}
