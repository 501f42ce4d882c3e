import type { ReactNode } from 'react'
import { emptyStateVariants } from './empty-state.variants.ts'

export interface EmptyStateProps {
  /** What will be here. */
  title: string
  /** What it is good for and how it begins. */
  text?: ReactNode
  /** A picture or icon; decorative. */
  picture?: ReactNode
  /** The first step, a Button or a link that looks like one. */
  action?: ReactNode
  /** A way back or to help, quieter than the action. */
  secondaryAction?: ReactNode
  /** 1 where it is all that the page has. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4
  /** `inline` inside a card or panel, `page` where it stands alone. @default 'page' */
  size?: 'inline' | 'page'
  className?: string
}

/** Nothing here yet, nothing found, or it could not be fetched: what will be here, and the first step. */
export function EmptyState({
  title,
  text,
  picture,
  action,
  secondaryAction,
  headingLevel = 2,
  size = 'page',
  className,
}: EmptyStateProps) {
  const Title = `h${headingLevel}` as const
  return (
    <div data-component="EmptyState" className={emptyStateVariants({ size, className })}>
      {picture && (
        <div aria-hidden="true" className="ui:mb-2 ui:text-accent">
          {picture}
        </div>
      )}
      <Title className={size === 'page' ? 'ui:text-app-xl ui:font-bold' : 'ui:text-app-md ui:font-semibold'}>
        {title}
      </Title>
      {text && <div className="ui:max-w-narrow ui:text-app-sm ui:text-pretty ui:text-muted">{text}</div>}
      {(action || secondaryAction) && (
        <div className="ui:mt-3 ui:flex ui:flex-wrap ui:items-center ui:gap-3">
          {action}
          {secondaryAction}
        </div>
      )}
    </div>
  )
}
