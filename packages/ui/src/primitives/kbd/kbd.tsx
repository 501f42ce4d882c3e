import { Fragment, type HTMLAttributes, type Ref } from 'react'
import { kbdVariants } from './kbd.variants.ts'
import { cx } from '../variants.ts'

export interface KbdProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Keys that are pressed together: `Ctrl+K`. */
  keys: string
  ref?: Ref<HTMLElement>
}

/** A key of the keyboard, or several pressed together. */
export function Kbd({ keys, className, ...rest }: KbdProps) {
  // A plus at the end is a key itself: Ctrl++.
  const names = keys.split(/\+(?=.)/)
  return (
    <kbd {...rest} data-component="Kbd" className={cx('ui:inline-flex ui:gap-1 ui:font-sans ui:text-muted', className)}>
      {names.map((name, index) => (
        <Fragment key={`${index} ${name}`}>
          {index > 0 && <span className="ui:sr-only">+</span>}
          <kbd className={kbdVariants()}>{name}</kbd>
        </Fragment>
      ))}
    </kbd>
  )
}
