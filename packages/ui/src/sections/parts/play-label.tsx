import type { ReactNode } from 'react'
import type { SectionLabels } from '../labels.ts'

export interface PlayLabelProps {
  labels: SectionLabels
  label: ReactNode
  /** Length of the film; 0 is not shown. */
  seconds: number
  /** What it costs to watch; 0 is not shown. */
  sizeMb: number
}

/** What a tap on a poster does, how long it takes and what it costs in data. */
export function PlayLabel({ labels, label, seconds, sizeMb }: PlayLabelProps) {
  const cost = costOf({ labels, seconds, sizeMb })
  return (
    <span className="ui:play ui:play-over">
      <svg viewBox="0 0 12 14" width="12" height="14" fill="currentColor" aria-hidden="true">
        <path d="M1 1.6v10.8c0 .8.9 1.3 1.6.8l8-5.4c.6-.4.6-1.2 0-1.6l-8-5.4C1.9.3 1 .8 1 1.6z" />
      </svg>
      {label}
      {cost && <small>{cost}</small>}
    </span>
  )
}

function costOf({ labels, seconds, sizeMb }: Omit<PlayLabelProps, 'label'>): string {
  return [duration(seconds, labels), sizeMb > 0 ? `±${sizeMb} MB` : ''].filter(Boolean).join(' · ')
}

function duration(seconds: number, labels: SectionLabels): string {
  if (seconds <= 0) return ''
  return seconds < 60 ? labels.seconds(seconds) : labels.minutes(Math.round(seconds / 60))
}
