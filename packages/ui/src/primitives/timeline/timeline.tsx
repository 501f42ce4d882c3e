import type { HTMLAttributes, LiHTMLAttributes, ReactNode, Ref } from 'react'
import type { IconDrawing } from '../../icons/icon-drawing.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { cx } from '../variants.ts'
import { timelineSignVariants } from './timeline.variants.ts'

export interface TimelineProps extends HTMLAttributes<HTMLOListElement> {
  /** TimelineItems, in the order in which they are read: the newest first, or the oldest, everywhere alike. */
  children: ReactNode
  ref?: Ref<HTMLOListElement>
}

/** What happened to one thing, one event after the other: the way of an order, the history of a page. */
export function Timeline({ className, ...rest }: TimelineProps) {
  return <ol {...rest} data-component="Timeline" className={cx('ui:min-w-0 ui:text-app-sm', className)} />
}

export interface TimelineItemProps extends LiHTMLAttributes<HTMLLIElement> {
  /** When, as people read it: “20 November 2026, 19.30 WIB”. */
  time: ReactNode
  /** The same for machines: `2026-11-20T19:30:00+07:00`. */
  dateTime?: string
  /** Who did it. Leave out for what happens by itself. */
  actor?: ReactNode
  /** A drawing in place of the dot: `centang` of `@naikkelas/ui/icons/drawings`. Decorative: the text says the same. */
  icon?: IconDrawing
  /** Never alone: the text says how it went. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'ok' | 'warn' | 'danger'
  /** What happened, read on from the actor: “menerbitkan halaman”. */
  children: ReactNode
  ref?: Ref<HTMLLIElement>
}

/** One event: who, what and when. */
export function TimelineItem({ time, dateTime, actor, icon, tone, className, children, ...rest }: TimelineItemProps) {
  return (
    <li {...rest} data-component="TimelineItem" className={cx('ui:timeline-event', className)}>
      <span aria-hidden="true" className={timelineSignVariants({ tone })}>
        {icon && <IconShape of={icon} size={16} />}
      </span>
      <div className="ui:min-w-0">
        <div className="ui:text-pretty ui:text-text">
          {actor && (
            <>
              <span className="ui:font-semibold">{actor}</span>{' '}
            </>
          )}
          {children}
        </div>
        <time dateTime={dateTime} className="ui:text-app-xs ui:text-muted">
          {time}
        </time>
      </div>
    </li>
  )
}
