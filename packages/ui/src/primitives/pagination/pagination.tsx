import type { ComponentPropsWithoutRef, ElementType, HTMLAttributes, ReactNode, Ref } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahKanan, panahKiri } from '../../icons/interface-icons.ts'
import { pageWindow } from './page-window.ts'
import { type PaginationLabels, paginationLabelsId } from './pagination.labels.ts'
import { pageLinkVariants } from './pagination.variants.ts'

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The page in sight, from 1. */
  page: number
  /** With one page or none nothing is drawn. */
  pageCount: number
  /** The address of a page: filters and order stay in it. */
  hrefOf: (page: number) => string
  /** Everything it says itself: `paginationLabelsEn` for English. @default paginationLabelsId */
  labels?: PaginationLabels
  /** What is divided into pages; names the navigation. @default labels.pages */
  label?: string
  /** @default labels.previous */
  previousLabel?: string
  /** @default labels.next */
  nextLabel?: string
  /** What a link is drawn with: the router's. @default 'a' */
  Link?: ElementType<ComponentPropsWithoutRef<'a'>>
  ref?: Ref<HTMLElement>
}

/** Links to the pages of a long list: the neighbours, the first and the last. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  labels = paginationLabelsId,
  label = labels.pages,
  previousLabel = labels.previous,
  nextLabel = labels.next,
  Link = 'a',
  ...rest
}: PaginationProps) {
  if (pageCount <= 1) return null
  // Where there is nothing more the place stays, so that the next press does not hit another link.
  const step = (to: number, name: string, children: ReactNode) =>
    to >= 1 && to <= pageCount ? (
      <Link href={hrefOf(to)} aria-label={name} className={pageLinkVariants()}>
        {children}
      </Link>
    ) : (
      <span role="link" aria-disabled="true" aria-label={name} className={pageLinkVariants()}>
        {children}
      </span>
    )
  return (
    <nav {...rest} aria-label={label} data-component="Pagination">
      <ul className="ui:flex ui:flex-wrap ui:items-center ui:gap-0.5">
        <li>{step(page - 1, previousLabel, <IconShape of={panahKiri} size={16} />)}</li>
        {pageWindow(page, pageCount).map((to, index) => (
          <li key={to ?? `gap-${index}`} className={isForWide(to, page, pageCount) ? 'ui:max-sm:hidden' : undefined}>
            {to === null ? (
              <span aria-hidden="true" className="ui:px-1 ui:text-muted">
                …
              </span>
            ) : (
              <Link
                href={hrefOf(to)}
                aria-current={to === page ? 'page' : undefined}
                className={pageLinkVariants({ isCurrent: to === page })}
              >
                <span className="ui:sr-only">{labels.page} </span>
                {to}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, nextLabel, <IconShape of={panahKanan} size={16} />)}</li>
      </ul>
    </nav>
  )
}

/** On a phone the ends and the page in sight are enough to fill the line. */
function isForWide(to: number | null, page: number, pageCount: number): boolean {
  return pageCount > 5 && to !== null && ![1, page, pageCount].includes(to)
}
