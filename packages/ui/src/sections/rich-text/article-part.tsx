import { isRichShown, RichSlot } from '../parts/rich-slot.tsx'
import { isShown, type PageContext, type SectionPartProps, type SectionViewProps } from '../section-view.ts'
import type { RichTextContent } from './rich-text.section.ts'

export type Part = RichTextContent['parts'][number]

/** Parts in which there is something to read. */
export function shownParts(parts: readonly Part[], page: PageContext): Part[] {
  return parts.filter(({ title, body, note }) => isShown(title, page) || isShown(note, page) || isRichShown(body, page))
}

/** The anchor of a part, for links into the page. */
export const partId = (page: PageContext, { id }: Part) => `${page.anchor}-${id}`

interface PartProps extends SectionPartProps {
  part: Part
}

/** One part of the text: its title, its words, and the note beside them. */
export function ArticlePart({ part, page, slot }: PartProps) {
  const { id, title, body } = part
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <div id={partId(page, part)} className="ui:article-part" data-part="part">
      {isShown(title, page) && <Title className="ui:path-label">{slot(['parts', id, 'title'], title)}</Title>}
      <RichSlot value={body} path={['parts', id, 'body']} page={page} slot={slot} />
      <PartNote part={part} page={page} slot={slot} />
    </div>
  )
}

/** What would interrupt the sentence: a source, a number, an exception. */
export function PartNote({ part: { id, note }, page, slot }: PartProps) {
  return (
    isShown(note, page) && (
      <aside className="ui:article-note" data-part="note">
        <b>{page.labels.noteBeside}</b> {slot(['parts', id, 'note'], note)}
      </aside>
    )
  )
}

/** The titles as links to their parts, from two on. */
export function Contents({
  content: { title },
  parts,
  page,
}: SectionViewProps<RichTextContent> & { parts: readonly Part[] }) {
  const titled = parts.filter((part) => part.title.trim() !== '')
  if (titled.length < 2) return null
  return (
    <nav aria-label={`${page.labels.contents}: ${title}`} className="ui:article-contents">
      <p className="ui:person-name">{page.labels.contents}</p>
      <ol>
        {titled.map((part) => {
          const address = page.href({ kind: 'url', href: `#${partId(page, part)}` })
          return (
            <li key={part.id}>
              {address === null ? part.title : <page.components.Link href={address}>{part.title}</page.components.Link>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
