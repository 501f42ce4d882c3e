import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { cx } from '../variants.ts'

export interface AppShellProps extends HTMLAttributes<HTMLDivElement> {
  /** A Sidebar. */
  sidebar: ReactNode
  /** The screen: a PageFrame, which is its `main`. */
  children: ReactNode
  /** The first thing that Tab reaches: leads past the navigation. @default 'Langsung ke isi' */
  skipLabel?: string
  ref?: Ref<HTMLDivElement>
}

/** The frame around every screen of an application: its navigation, and what it leads to. */
export function AppShell({ sidebar, skipLabel = 'Langsung ke isi', className, children, ...rest }: AppShellProps) {
  const contentId = useId()
  return (
    <div {...rest} data-component="AppShell" className={cx('ui:app-shell', className)}>
      <a
        href={`#${contentId}`}
        className="ui:skip-link ui:rounded-control ui:fill-action ui:px-4 ui:py-2 ui:text-app-sm ui:font-semibold"
      >
        {skipLabel}
      </a>
      {sidebar}
      <div id={contentId} tabIndex={-1} className="ui:min-w-0 ui:flex-1">
        {children}
      </div>
    </div>
  )
}
