import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { emptyStateVariants } from './empty-state.variants.ts'

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What will be here. */
  title: ReactNode
  /** What it is good for and how it begins. */
  text?: ReactNode
  /** A small sign over the title: an icon; decorative. */
  picture?: ReactNode
  /** A drawing beside the words, above them where there is little room: a StairsPicture, an `<img>`; decorative. */
  illustration?: ReactNode
  /** The first step, a Button or a link that looks like one. */
  action?: ReactNode
  /** A way back or to help, quieter than the action. */
  secondaryAction?: ReactNode
  /** 1 where it is all that the page has. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4
  /** `inline` inside a card or panel, `page` where it is the only content. @default 'page' */
  size?: 'inline' | 'page'
  ref?: Ref<HTMLDivElement>
}

/** Nothing here yet, nothing found, or it could not be fetched: what will be here, and the first step. */
export function EmptyState({
  title,
  text,
  picture,
  illustration,
  action,
  secondaryAction,
  headingLevel = 2,
  size = 'page',
  className,
  ...rest
}: EmptyStateProps) {
  const Title = `h${headingLevel}` as const
  return (
    <div {...rest} data-component="EmptyState" className={emptyStateVariants({ size, className })}>
      <div className="ui:empty-words">
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
      {illustration && (
        <div aria-hidden="true" className="ui:empty-picture">
          {illustration}
        </div>
      )}
    </div>
  )
}
