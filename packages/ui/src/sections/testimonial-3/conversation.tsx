import { Person } from '../parts/portrait.tsx'
import { isShown, type SectionPartProps } from '../section-view.ts'
import type { Testimonial3Content } from './testimonial-3.section.ts'

export interface ConversationProps extends SectionPartProps {
  item: Testimonial3Content['items'][number]
}

/** Bubbles of one exchange, with who wrote them. The bubbles are the house's own: their tails are steps. */
export function Conversation({ item, page, slot }: ConversationProps) {
  const { id, name, role, image } = item
  const messages = item.messages.filter(({ text }) => isShown(text, page))
  const us = page.offer.coach || page.labels.us
  return (
    <figure className="ui:words">
      {(isShown(name, page) || isShown(role, page)) && (
        <figcaption className="ui:chat-head" data-part="person">
          <Person
            image={image}
            page={page}
            name={isShown(name, page) && slot(['items', id, 'name'], name)}
            role={isShown(role, page) && slot(['items', id, 'role'], role)}
          />
        </figcaption>
      )}
      {messages.length > 0 && (
        <ol className="ui:bubbles">
          {messages.map(({ id: messageId, from, text, time }) => {
            const path = ['items', id, 'messages', messageId]
            return (
              <li
                key={messageId}
                data-tone={from === 'us' ? replies[page.settings.tone] : undefined}
                className={from === 'us' ? 'ui:bubble ui:bubble-us' : 'ui:bubble'}
                data-part={from === 'us' ? 'reply' : 'message'}
              >
                <span className="ui:sr-only">{from === 'us' ? us : name}: </span>
                <p>{slot([...path, 'text'], text)}</p>
                {isShown(time, page) && <small>{slot([...path, 'time'], time)}</small>}
              </li>
            )
          })}
        </ol>
      )}
    </figure>
  )
}

// A reply parts from the ground and from the other's bubbles.
const replies = {
  white: 'brand',
  paper: 'brand',
  soft: 'brand',
  board: 'turmeric',
  brand: 'board',
  turmeric: 'board',
} as const
