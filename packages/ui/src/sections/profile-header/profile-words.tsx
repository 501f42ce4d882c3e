import { classNames } from '../../primitives/class-names.ts'
import { CtaLink } from '../parts/cta-link.tsx'
import { displayStep } from '../parts/display-step.ts'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { ProfileHeaderContent } from './profile-header.section.ts'

const sizes = { xl: 'ui:text-display-xl', l: 'ui:text-display-l', m: 'ui:text-display-m', h2: 'ui:text-h2' }

/** Name, role, bio and button. */
export function ProfileWords({
  content: { title, role, bio, cta },
  page,
  slot,
  isCentred = false,
  isLarge = false,
}: SectionViewProps<ProfileHeaderContent> & { isCentred?: boolean; isLarge?: boolean }) {
  const Title = page.headingLevel === 1 ? 'h1' : 'h2'
  return (
    <div className={classNames('ui:heading', isCentred && 'ui:heading-center')}>
      {isShown(title, page) && (
        <Title data-part="name" className={sizes[isLarge ? displayStep(title) : 'm']}>
          {slot(['title'], title)}
        </Title>
      )}
      {isShown(role, page) && (
        <p data-part="role" className="ui:text-h3">
          {slot(['role'], role)}
        </p>
      )}
      {isShown(bio, page) && (
        <p data-part="bio" className="ui:intro">
          {slot(['bio'], bio)}
        </p>
      )}
      <CtaLink cta={cta} page={page} slot={slot} />
    </div>
  )
}

/** Where, when and whatever else is asked first. */
export function ProfileFacts({
  content: { facts },
  page,
  slot,
  className,
}: SectionViewProps<ProfileHeaderContent> & { className: string }) {
  const shown = facts.filter(({ value }) => isShown(value, page))
  if (shown.length === 0) return null
  return (
    <dl className={className}>
      {shown.map(({ id, value, label }) => (
        <div key={id} data-part="fact">
          <dt>{slot(['facts', id, 'label'], label)}</dt>
          <dd>{slot(['facts', id, 'value'], value)}</dd>
        </div>
      ))}
    </dl>
  )
}
