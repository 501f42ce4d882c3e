import { Fragment } from 'react'
import { kbdVariants } from './kbd.variants.ts'

export interface KbdProps {
  /** Keys that are pressed together: `Ctrl+K`. */
  keys: string
  className?: string
}

/** A key of the keyboard, or several pressed together. */
export function Kbd({ keys, className }: KbdProps) {
  // A plus at the end is a key itself: Ctrl++.
  const names = keys.split(/\+(?=.)/)
  return (
    <kbd
      data-component="Kbd"
      className={`ui:inline-flex ui:gap-1 ui:font-sans ui:text-muted${className ? ` ${className}` : ''}`}
    >
      {names.map((name, index) => (
        <Fragment key={`${index} ${name}`}>
          {index > 0 && <span className="ui:sr-only">+</span>}
          <kbd className={kbdVariants()}>{name}</kbd>
        </Fragment>
      ))}
    </kbd>
  )
}
