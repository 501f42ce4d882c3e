import type { ComponentPropsWithoutRef, ElementType, HTMLAttributes, Ref } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahKanan } from '../../icons/interface-icons.ts'
import { linkVariants } from '../link/link.variants.ts'
import { breadcrumbVariants } from './breadcrumb.variants.ts'

export interface Crumb {
  label: string
  /** Left out for a place without a page of its own, and for the last one. */
  href?: string
}

export interface BreadcrumbProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** From the top down; the last is where one is. */
  items: readonly Crumb[]
  /** @default 'Jejak halaman' */
  label?: string
  /** What a link is drawn with: the router's. @default 'a' */
  Link?: ElementType<ComponentPropsWithoutRef<'a'>>
  ref?: Ref<HTMLElement>
}

/** The position of a page in the hierarchy, with links to the levels above. */
export function Breadcrumb({ items, label = 'Jejak halaman', Link = 'a', ...rest }: BreadcrumbProps) {
  return (
    <nav {...rest} aria-label={label} data-component="Breadcrumb">
      <ol className={breadcrumbVariants()}>
        {items.map(({ label: name, href }, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={`${index} ${name}`} className="ui:inline-flex ui:min-w-0 ui:items-center ui:gap-1">
              {index > 0 && <IconShape of={panahKanan} size={16} className="ui:shrink-0" />}
              {href === undefined || isLast ? (
                <span aria-current={isLast ? 'page' : undefined} className={isLast ? 'ui:text-text' : undefined}>
                  {name}
                </span>
              ) : (
                <Link
                  href={href}
                  className={linkVariants({ variant: 'quiet', className: 'ui:inline-flex ui:items-center ui:touch' })}
                >
                  {name}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
