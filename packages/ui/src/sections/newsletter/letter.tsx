import { Mark } from '../../icons/mark.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { NewsletterContent } from './newsletter.section.ts'

/** A letter as subscribers get it, half out of its envelope. Without a word of it only the envelope is there. */
export function Letter({ content: { sample }, page, slot }: SectionViewProps<NewsletterContent>) {
  const { sender, subject, body } = sample
  if (!isShown(sender + subject + body, page)) return null
  return (
    <div data-tone="white" data-part="letter" className="ui:letter-paper">
      <span aria-hidden="true" className="ui:postage">
        <Mark />
      </span>
      {isShown(sender, page) && (
        <p className="ui:letter-head ui:text-small ui:text-muted">{slot(['sample', 'sender'], sender)}</p>
      )}
      {isShown(subject, page) && <p className="ui:letter-head ui:text-h3">{slot(['sample', 'subject'], subject)}</p>}
      {isShown(body, page) && <p className="ui:letter-body">{slot(['sample', 'body'], body)}</p>}
    </div>
  )
}
