import { Icon } from '../../icons/icon.tsx'
import type { SectionPartProps } from '../section-view.ts'
import type { SuitableForContent } from './suitable-for.section.ts'

export interface SideProps extends SectionPartProps {
  kind: 'yes' | 'no'
  /** The sentences that are drawn. */
  lines: SuitableForContent['yes']
}

// The side that suits parts from the section's own ground, whichever that is.
const tones = {
  white: 'brand',
  paper: 'brand',
  soft: 'brand',
  board: 'brand',
  brand: 'board',
  turmeric: 'board',
} as const

/** Whom it suits, on a panel; whom not yet, plainly. Distinguished by heading and icon, never by colour alone. */
export function Side({ kind, lines, page, slot }: SideProps) {
  if (lines.length === 0) return null
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  const isYes = kind === 'yes'
  return (
    <div
      data-tone={isYes ? tones[page.settings.tone] : undefined}
      className={isYes ? 'ui:fit-yes' : 'ui:fit-no'}
      data-part={kind}
    >
      <Title className="ui:tile-title">{isYes ? page.labels.suits : page.labels.suitsNot}</Title>
      <ul className="ui:fit-lines">
        {lines.map(({ id, text }) => (
          <li key={id}>
            <Icon name={isYes ? 'centang' : 'silang'} size={isYes ? 24 : 20} />
            <span>{slot([kind, id, 'text'], text)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
