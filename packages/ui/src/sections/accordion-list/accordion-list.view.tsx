import { ContactCard } from '../parts/contact-card.tsx'
import { QuestionFold } from '../parts/question-fold.tsx'
import { groupsOf } from '../parts/question-groups.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { AccordionListContent } from './accordion-list.section.ts'

export type AccordionListProps = SectionViewProps<AccordionListContent>

export default function AccordionListView({ content, page, slot }: AccordionListProps) {
  const { layout, eyebrow, title, intro, items, contact } = content
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  const shown = items.filter(({ question }) => isShown(question, page))
  const fold = (item: (typeof items)[number]) => <QuestionFold key={item.id} item={item} page={page} slot={slot} />
  const list = (of: typeof items, className = 'ui:folds') =>
    of.length > 0 && <div className={className}>{of.map(fold)}</div>
  switch (layout) {
    case 'lines':
      return (
        <SectionShell type="accordion_list" page={page}>
          {heading}
          {list(shown, 'ui:folds ui:folds-wide')}
        </SectionShell>
      )
    case 'numbered':
      return (
        <SectionShell type="accordion_list" page={page}>
          {heading}
          {shown.length > 0 && (
            <ol className="ui:folds ui:folds-numbered">
              {shown.map((item) => (
                <li key={item.id}>{fold(item)}</li>
              ))}
            </ol>
          )}
        </SectionShell>
      )
    case 'columns':
      return (
        <SectionShell type="accordion_list" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:stack">
              {heading}
              <ContactCard contact={contact} page={page} slot={slot} />
            </div>
            {list(shown)}
          </div>
        </SectionShell>
      )
    case 'categories': {
      const GroupTitle = page.headingLevel === 1 ? 'h2' : 'h3'
      // Without any category there is no column to name it in.
      const isNamed = shown.some(({ group }) => group.trim() !== '')
      return (
        <SectionShell type="accordion_list" page={page}>
          {heading}
          {groupsOf(shown).map(({ name, items: members }) => (
            <div key={name} className={isNamed ? 'ui:fold-group' : undefined}>
              {name !== '' && <GroupTitle className="ui:text-h3">{name}</GroupTitle>}
              {list(members)}
            </div>
          ))}
        </SectionShell>
      )
    }
  }
}
