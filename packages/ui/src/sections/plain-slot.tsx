import { Children, isValidElement, type ReactNode } from 'react'
import { directionOf, unbroken } from '../rich-text/written-text.tsx'
import type { Slot } from './section-view.ts'

/** The slot of a published page. */
export const plainSlot: Slot = (_path, node) => {
  const { dir, words } = writtenText(node)
  if (dir === undefined) return words
  return (
    <span dir={dir} className="ui:written">
      {words}
    </span>
  )
}

/** A text as pages draw it: the direction its script needs, and its words without breaks inside `e-mail`. */
export function writtenText(node: ReactNode): { dir: 'auto' | undefined; words: ReactNode } {
  return { dir: directionOf(textOf(node)), words: typeof node === 'string' ? unbroken(node) : node }
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node
  let text = ''
  Children.forEach(node, (child) => {
    if (typeof child === 'string') text += child
    else if (isValidElement<{ children?: ReactNode }>(child)) text += textOf(child.props.children)
  })
  return text
}
