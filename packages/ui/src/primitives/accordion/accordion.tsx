import type { DetailsHTMLAttributes, HTMLAttributes, ReactNode, Ref } from 'react'
import { accordionVariants } from './accordion.variants.ts'

export interface AccordionProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>
}

/** Questions that open to their answers. Its heading belongs above it: screen readers list no headings in a question. */
export function Accordion({ className, ...rest }: AccordionProps) {
  return <div {...rest} data-component="Accordion" className={accordionVariants({ className })} />
}

export interface AccordionItemProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'title'> {
  /** What is asked; always in sight. Plain words, without links and headings. */
  title: ReactNode
  /** Of items with one name only one is open at a time. */
  name?: string
  /** Open from the start. @default false */
  open?: boolean
  ref?: Ref<HTMLDetailsElement>
}

/** One question with its answer. */
export function AccordionItem({ title, className, children, ...rest }: AccordionItemProps) {
  return (
    <details {...rest} data-component="AccordionItem" className={className}>
      <summary className="ui:focus-visible:-outline-offset-2">{title}</summary>
      <div className="ui:prose">{children}</div>
    </details>
  )
}
