import { Fragment } from 'react'
import { RichSlot } from '../parts/rich-slot.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { ArticlePart, Contents, PartNote, partId, shownParts } from './article-part.tsx'
import type { RichTextContent } from './rich-text.section.ts'

export type RichTextProps = SectionViewProps<RichTextContent>

/** A text to be read to its end. */
export default function RichTextView(props: RichTextProps) {
  const { content, page, slot } = props
  const { layout, eyebrow, title, intro, quote, hasContents } = content
  const parts = shownParts(content.parts, page)
  const heading = (size: 'display' | 'h2') => (
    <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} size={size} />
  )
  const contents = hasContents && <Contents {...props} parts={parts} />
  const pull = isShown(quote, page) && <blockquote className="ui:pull">{slot(['quote'], quote)}</blockquote>
  switch (layout) {
    case 'article':
      return (
        <SectionShell type="rich_text" page={page}>
          <article className="ui:article">
            {heading('display')}
            {contents}
            {parts.map((part, index) => (
              <Fragment key={part.id}>
                <ArticlePart part={part} page={page} slot={slot} />
                {index === 0 && pull}
              </Fragment>
            ))}
            {parts.length === 0 && pull}
          </article>
        </SectionShell>
      )
    case 'margin':
      return (
        <SectionShell type="rich_text" page={page}>
          {heading('display')}
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:staying">
              <div className="ui:stack">
                {contents}
                {pull}
              </div>
            </div>
            <article className="ui:article ui:article-margin">
              {parts.map((part) => (
                <ArticlePart key={part.id} part={part} page={page} slot={slot} />
              ))}
            </article>
          </div>
        </SectionShell>
      )
    case 'folded':
      return (
        <SectionShell type="rich_text" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:staying">{heading('h2')}</div>
            <div className="ui:folds">
              {parts.map((part, index) => (
                <details key={part.id} id={partId(page, part)} open={page.isSample || index === 0}>
                  <summary>{slot(['parts', part.id, 'title'], part.title)}</summary>
                  <RichSlot value={part.body} path={['parts', part.id, 'body']} page={page} slot={slot} />
                  <PartNote part={part} page={page} slot={slot} />
                </details>
              ))}
            </div>
          </div>
        </SectionShell>
      )
  }
}
