import type { HTMLAttributes, Ref } from 'react'
import { frameVariants, sectionVariants } from './section.variants.ts'

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** The ground, with every colour used on it. @default 'white' */
  tone?: 'white' | 'paper' | 'soft' | 'board' | 'brand' | 'turmeric'
  /** 40 to 64, 56 to 96, or 80 to 128 px above and below, growing with its width. @default 'normal' */
  spacing?: 'tight' | 'normal' | 'loose'
  /** 1120 or 1280 px. @default 'content' */
  width?: 'content' | 'bleed'
  /** The ground climbs into the section above, in three steps at the end of the line. @default false */
  hasStep?: boolean
  ref?: Ref<HTMLElement>
}

/** A band across the page with a ground of its own, for what no section of the library says. */
export function Section({ tone = 'white', spacing, width, hasStep, className, children, ref, ...rest }: SectionProps) {
  return (
    <section
      {...rest}
      ref={ref}
      data-component="Section"
      data-tone={tone}
      className={sectionVariants({ spacing, hasStep, className })}
    >
      <div className={frameVariants({ width })}>{children}</div>
    </section>
  )
}
