import { classNames } from '../../primitives/class-names.ts'
import { ContactCard } from '../parts/contact-card.tsx'
import { isPictured } from '../parts/picture.tsx'
import { Portrait } from '../parts/portrait.tsx'
import { QuestionFold } from '../parts/question-fold.tsx'
import { groupsOf } from '../parts/question-groups.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { Answered } from './answered.tsx'
import type { FaqContent } from './faq.section.ts'

type FaqProps = SectionViewProps<FaqContent>

/** What buyers ask before they buy, and someone to ask the rest. */
export default function FaqView({ content, page, slot }: FaqProps) {
  const { layout, eyebrow, title, intro, contact, portrait } = content
  const items = content.items.filter(({ question }) => isShown(question, page))
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  const card = (
    <ContactCard
      contact={contact}
      portrait={isPictured(portrait, page) && <Portrait image={portrait} page={page} size={64} />}
      page={page}
      slot={slot}
    />
  )
  const folds = (of: typeof items, className = 'ui:folds') =>
    of.length > 0 && (
      <div className={className}>
        {of.map((item) => (
          <QuestionFold key={item.id} item={item} page={page} slot={slot} />
        ))}
      </div>
    )
  const Subtitle = page.headingLevel === 1 ? 'h2' : 'h3'
  switch (layout) {
    case 'columns':
      return (
        <SectionShell type="faq" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:stack ui:staying">
              {heading}
              {card}
            </div>
            {folds(items, 'ui:folds ui:folds-large')}
          </div>
        </SectionShell>
      )
    case 'lines':
      return (
        <SectionShell type="faq" page={page}>
          <div className="ui:heading-row">
            {heading}
            {card}
          </div>
          {folds(items, 'ui:folds ui:folds-wide')}
        </SectionShell>
      )
    case 'open':
      return (
        <SectionShell type="faq" page={page}>
          {heading}
          {items.length > 0 && (
            <ul className={classNames('ui:answered', items.length > 3 && 'ui:halved')}>
              {items.map((item) => (
                <Answered key={item.id} item={item} title={Subtitle} page={page} slot={slot} />
              ))}
            </ul>
          )}
          {card}
        </SectionShell>
      )
    case 'categories':
      return (
        <SectionShell type="faq" page={page}>
          <div className="ui:heading-row">
            {heading}
            {card}
          </div>
          {items.length > 0 && (
            <ul className="ui:answer-groups">
              {groupsOf(items).map(({ name, items: members }) => (
                <li key={name}>
                  {name !== '' && (
                    <Subtitle className="ui:answer-group ui:text-h2">
                      {name} <small>{page.labels.questions(members.length)}</small>
                    </Subtitle>
                  )}
                  {folds(members)}
                </li>
              ))}
            </ul>
          )}
        </SectionShell>
      )
  }
}
