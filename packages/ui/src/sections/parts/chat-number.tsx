import type { ReactNode } from 'react'
import type { PageContext } from '../section-view.ts'
import type { Cta, Link } from '../values.ts'
import { readableNumber } from '../../values/whatsapp-number.ts'

interface ChatNumberProps {
  /** The buttons it is shown beside. */
  ctas: readonly Cta[]
  page: PageContext
  /** The buttons, where it is to stand close to them. @default they stand elsewhere */
  children?: ReactNode
}

/**
 * The number behind buttons that open WhatsApp, each once: browsers inside other applications do not always open one, and
 * then it is copied, whole at one press. Nothing where no button opens a chat, or where several people take turns.
 */
export function ChatNumber({ ctas, page, children = null }: ChatNumberProps) {
  const targets = ctas.filter(({ label }) => label.trim() !== '').map(({ target }) => target)
  const numbers = new Set(targets.flatMap((target) => numberOf(target, page.offer.cta.target) ?? []))
  if (numbers.size === 0) return children
  const words = (
    <p className="ui:chat-number" data-part="chat">
      <span>{page.labels.contactBy.whatsapp}</span>
      {[...numbers].map((number) => (
        <b key={number}>{number}</b>
      ))}
    </p>
  )
  if (children === null) return words
  return (
    <div>
      {children}
      {words}
    </div>
  )
}

/** Addresses that people copy out of WhatsApp itself. */
const CHAT = /^https:\/\/(?:www\.)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(\d{8,15})(?![\d])/

function numberOf(target: Link, offerTarget: Link): string | null {
  const link = target.kind === 'offer' ? offerTarget : target
  if (link.kind === 'whatsapp') return link.number.replace(/\D/g, '') === '' ? null : readableNumber(link.number)
  const digits = link.kind === 'url' ? CHAT.exec(link.href)?.[1] : undefined
  return digits === undefined ? null : readableNumber(digits)
}
