import { Children, type HTMLAttributes, type Ref } from 'react'
import { spanClasses } from './count-grid.ts'
import { gridVariants } from './grid.variants.ts'
import { cx } from '../variants.ts'

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** `ul` where the things are of one kind and worth counting aloud. @default 'div' */
  as?: 'div' | 'ul' | 'ol'
  /** Of six, the first takes two rows and two thirds of the width. @default false */
  isFeatured?: boolean
  ref?: Ref<HTMLElement>
}

/**
 * Cards beside each other, shared out by their number: never a hole, never one left alone in the last row. Its own
 * width decides, not the window's.
 */
export function Grid({ as = 'div', isFeatured = false, className, style, children, ref, ...rest }: GridProps) {
  const items = Children.toArray(children)
  const spans = spanClasses(items.length, isFeatured)
  const Element: 'div' = as as 'div'
  const Item = as === 'div' ? 'div' : 'li'
  return (
    <div data-component="Grid" style={style} className={cx('ui:@container ui:min-w-0', className)}>
      <Element {...rest} ref={ref as Ref<HTMLDivElement>} className={gridVariants()}>
        {items.map((item, index) => (
          // Each card fills its place, so that cards of one row end on one line.
          <Item key={index} className={`ui:grid ui:min-w-0 ${spans[index] ?? ''}`}>
            {item}
          </Item>
        ))}
      </Element>
    </div>
  )
}
