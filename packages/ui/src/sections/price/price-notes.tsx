import { Icon } from '../../icons/icon.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { PriceContent } from './price.section.ts'

/** What takes the risk away, and how one pays. */
export function PriceNotes({ content: { guarantee, payments }, page, slot }: SectionViewProps<PriceContent>) {
  const notes = [
    { key: 'guarantee', icon: 'perisai', label: page.labels.guarantee, text: guarantee },
    { key: 'payments', icon: 'kartu', label: page.labels.payWith, text: payments },
  ] as const
  const shown = notes.filter(({ text }) => isShown(text, page))
  if (shown.length === 0) return null
  return (
    <dl className="ui:price-notes">
      {shown.map(({ key, icon, label, text }) => (
        <div key={key}>
          <dt>
            <Icon name={icon} size={20} className="ui:text-accent" />
            {label}
          </dt>
          <dd>{slot([key], text)}</dd>
        </div>
      ))}
    </dl>
  )
}
