import type { ComponentPropsWithoutRef, ElementType, HTMLAttributes, ReactNode, Ref } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahKiri } from '../../icons/interface-icons.ts'
import { linkVariants } from '../link/link.variants.ts'
import { pageHeaderVariants } from './page-header.variants.ts'

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** What the screen shows; its `h1`. */
  title: ReactNode
  /** What it is for, in a sentence. */
  description?: ReactNode
  /** The screen it belongs to. Drawn in the upper margin, so that the heading keeps its place. */
  back?: { href: string; label: string }
  /** Buttons for the whole screen, the deciding one last. */
  actions?: ReactNode
  /** The heading itself: it takes the focus by script, for who comes from another screen. */
  headingRef?: Ref<HTMLHeadingElement>
  /** What the way back is drawn with: the router's. @default 'a' */
  Link?: ElementType<ComponentPropsWithoutRef<'a'>>
  ref?: Ref<HTMLElement>
}

/** The head of a screen, first in its PageFrame: title, what it is for, the way back, and what can be done here. */
export function PageHeader({
  title,
  description,
  back,
  actions,
  headingRef,
  Link = 'a',
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} data-component="PageHeader" className={pageHeaderVariants({ className })}>
      {back && (
        <Link href={back.href} className={linkVariants({ variant: 'quiet', className: 'ui:page-back ui:text-app-xs' })}>
          <IconShape of={panahKiri} size={16} />
          {back.label}
        </Link>
      )}
      <div className="ui:min-w-0 ui:flex-auto">
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="ui:flex ui:min-h-control-md ui:py-1 ui:text-app-2xl ui:font-bold ui:tracking-tight ui:outline-none"
        >
          {title}
        </h1>
        {description && <p className="ui:max-w-text ui:text-app-sm ui:text-pretty ui:text-muted">{description}</p>}
      </div>
      {actions && (
        <div data-part="actions" className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">
          {actions}
        </div>
      )}
    </header>
  )
}
