import type { ReactNode } from 'react'
import type { PageContext } from '../section-view.ts'
import { classNames } from '../../primitives/class-names.ts'

const spacings = { tight: 'ui:section-tight', normal: 'ui:section-normal', loose: 'ui:section-loose' }
const visibilities = { all: '', phone: 'ui:only-phone', desktop: 'ui:only-desktop' }
const joints = { above: 'ui:joins-above', below: 'ui:joins-below', both: 'ui:joins-above ui:joins-below' }
const frames = {
  content: 'ui:frame',
  bleed: 'ui:frame ui:frame-bleed',
  pictures: 'ui:frame ui:frame-bleed ui:frame-column',
  none: '',
}

export interface SectionShellProps {
  type: string
  page: PageContext
  children: ReactNode
  /**
   * `content` is 1120 px, `bleed` 1280 px; `pictures` keeps children to 1120 px except those with `ui:bleeds`. `none`
   * leaves width and padding to the section, whose children then carry `ui:section-pad` or a frame. @default 'content'
   */
  width?: keyof typeof frames
  className?: string
}

/** The outer element of every section: its anchor, type, colour scheme, spacing and stepped edge. */
export function SectionShell({ type, page, children, width = 'content', className }: SectionShellProps) {
  const { tone, spacing, hasStep, visibleOn } = page.settings
  // A step onto a section of the same ground would not be seen, and below the bars of the page there is none to climb into.
  const isStepped = hasStep && !page.isFirst && (page.joins === undefined || page.joins === 'below')
  const classes = classNames(
    'ui:section',
    spacings[spacing],
    isStepped && 'ui:section-step',
    page.joins && joints[page.joins],
    visibilities[visibleOn],
    className,
  )
  return (
    <section id={page.anchor} data-section-type={type} data-tone={tone} className={classes}>
      {width === 'none' ? children : <div className={frames[width]}>{children}</div>}
    </section>
  )
}
