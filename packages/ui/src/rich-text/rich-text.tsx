import { type ComponentPropsWithoutRef, type ElementType, Fragment, type ReactNode } from 'react'
import type { Link } from '../values/link.schema.ts'
import type { BlockNode, HeadingNode, InlineNode, Mark, RichText as RichTextDocument } from './rich-text-value.ts'
import { directionOf, unbroken } from './written-text.tsx'

export interface RichTextProps {
  value: RichTextDocument
  /** Address of a link, or null when it leads nowhere: its words stay, the link goes. */
  href: (link: Link) => string | null
  /** What a link is drawn with. @default 'a' */
  Link?: ElementType<ComponentPropsWithoutRef<'a'>>
}

/** Draws a rich text from its closed node table; nothing stored is ever drawn as markup. */
export function RichText({ value, ...links }: RichTextProps): ReactNode {
  return <div className="ui:prose">{blocks(value.content, links)}</div>
}

type Links = Omit<RichTextProps, 'value'>

function blocks(nodes: readonly BlockNode[], links: Links): ReactNode[] {
  // Drawn once from stored data and never reordered in place: the position is the identity.
  return nodes.map((node, index) => <Fragment key={index}>{block(node, links)}</Fragment>)
}

function block(node: BlockNode, links: Links): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p dir={directionOf(wordsOf(node))}>{inlines(node.content, links)}</p>
    case 'heading':
      return heading(node, links)
    case 'bulletList':
      return (
        <ul>
          {node.content.map((item, index) => (
            <li key={index} dir={directionOf(item.content.map(wordsOf).join(''))}>
              {itemContent(item.content, links)}
            </li>
          ))}
        </ul>
      )
    case 'orderedList':
      return (
        <ol>
          {node.content.map((item, index) => (
            <li key={index} dir={directionOf(item.content.map(wordsOf).join(''))}>
              {itemContent(item.content, links)}
            </li>
          ))}
        </ol>
      )
    case 'blockquote':
      return <blockquote>{blocks(node.content, links)}</blockquote>
  }
}

function heading(node: HeadingNode, links: Links): ReactNode {
  const Heading = node.attrs.level === 2 ? 'h3' : 'h4'
  return <Heading dir={directionOf(wordsOf(node))}>{inlines(node.content, links)}</Heading>
}

/** The words of a block itself; those of lists and quotations belong to their items. */
function wordsOf(node: BlockNode): string {
  if (node.type !== 'paragraph' && node.type !== 'heading') return ''
  return (node.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '')).join('')
}

// A list item of a single paragraph is drawn without the <p>: shorter, and spaced as a line.
function itemContent(content: readonly BlockNode[], links: Links): ReactNode {
  const [only, ...rest] = content
  return only?.type === 'paragraph' && rest.length === 0 ? inlines(only.content, links) : blocks(content, links)
}

function inlines(nodes: readonly InlineNode[] | undefined, links: Links): ReactNode {
  return nodes?.map((node, index) => (
    <Fragment key={index}>
      {node.type === 'hardBreak' ? (
        <br />
      ) : (
        (node.marks ?? []).reduceRight((inner, mark) => marked(mark, inner, links), unbroken(node.text))
      )}
    </Fragment>
  ))
}

function marked(mark: Mark, inner: ReactNode, links: Links): ReactNode {
  const { href, Link = 'a' } = links
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'underline':
      return <u>{inner}</u>
    case 'strike':
      return <s>{inner}</s>
    case 'sorot':
      return <mark className="ui:stabilo">{inner}</mark>
    case 'link': {
      const address = href(mark.attrs.target)
      return address === null ? inner : <Link {...linkProps(address)}>{inner}</Link>
    }
  }
}

/** Attributes of a link to an address that `href` gave: other sites get no opener and no endorsement. */
export function linkProps(address: string): { href: string; rel?: string } {
  return /^https?:/.test(address) ? { href: address, rel: 'noopener ugc' } : { href: address }
}
