import { Picture } from '../parts/picture.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import type { SectionViewProps } from '../section-view.ts'
import { Conversation, type ConversationProps } from './conversation.tsx'
import type { Testimonial3Content } from './testimonial-3.section.ts'

export type Testimonial3Props = SectionViewProps<Testimonial3Content>

/** Messages as they were exchanged: bubbles in uneven columns, or pictures of the screen with their words beneath. */
export default function Testimonial3View({ content, page, slot }: Testimonial3Props) {
  const { layout, eyebrow, title, intro } = content
  const items = content.items.filter(
    ({ screenshot, messages }) =>
      page.isSample ||
      messages.some(({ text }) => text.trim() !== '') ||
      (layout === 'screenshot' && page.media(screenshot.mediaId) !== null),
  )
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  // One or two stand beside the heading, more of them below it.
  const isFew = items.length <= 2
  const frame = isFew ? 'ui:split-5-7 ui:split-top' : 'ui:stack'
  switch (layout) {
    case 'chat':
      return (
        <SectionShell type="testimonial_3" page={page}>
          <div className={frame}>
            {heading}
            {items.length > 0 && (
              <ul className={isFew ? 'ui:stack' : 'ui:chats-many'}>
                {items.map((item) => (
                  <li key={item.id} data-part="item">
                    <Conversation item={item} page={page} slot={slot} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </SectionShell>
      )
    case 'screenshot':
      return (
        <SectionShell type="testimonial_3" page={page}>
          <div className={frame}>
            {heading}
            {items.length > 0 && (
              <ul className={isFew ? 'ui:shots' : 'ui:chats-many'}>
                {items.map((item) => (
                  <li key={item.id} data-part="item">
                    <Shot item={item} page={page} slot={slot} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </SectionShell>
      )
  }
}

/** A picture of a screen with its words folded beneath; in a sample, and without the picture, they lie open. */
function Shot({ item, page, slot }: ConversationProps) {
  const conversation = <Conversation item={item} page={page} slot={slot} />
  if (page.media(item.screenshot.mediaId) === null) return conversation
  return (
    <>
      <Picture
        image={item.screenshot}
        page={page}
        sizes="(min-width:62rem) 22rem,(min-width:40rem) 45vw,calc(100vw - 2.5rem)"
      />
      {page.isSample ? (
        conversation
      ) : (
        <details>
          <summary className="ui:text-link ui:shot-toggle">{page.labels.readConversation}</summary>
          {conversation}
        </details>
      )}
    </>
  )
}
