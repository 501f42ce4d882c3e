import { classNames } from '../../primitives/class-names.ts'
import { ContentIcon } from '../parts/content-icon.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { DrawnScreen } from './drawn-screen.tsx'
import type { ProblemContent } from './problem.section.ts'
import { Tally } from './tally.tsx'

type ProblemProps = SectionViewProps<ProblemContent>

/** What the reader puts up with: counted on a blackboard, seen on screens, or thought aloud. */
export default function ProblemView({ content, page, slot }: ProblemProps) {
  const { layout, eyebrow, title, intro, closing } = content
  const items = content.items.filter(({ text }) => isShown(text, page))
  const heading = { page, slot, eyebrow, title, intro } as const
  const words = ({ id, text }: (typeof items)[number]) => slot(['items', id, 'text'], text)
  const end = isShown(closing, page) && (
    <p className="ui:last-word" data-part="closing">
      {slot(['closing'], closing)}
    </p>
  )
  switch (layout) {
    case 'board':
      return (
        <SectionShell type="problem" page={page}>
          <SectionHeading {...heading} intro="" introKey="" size="display" className="ui:heading-wide" />
          <div className="ui:board-split">
            {isShown(intro, page) && <p className="ui:intro">{slot(['intro'], intro)}</p>}
            {items.length > 0 && (
              <ol className="ui:tally-list">
                {items.map((item, index) => (
                  <li key={item.id} data-part="item">
                    <Tally count={index + 1} />
                    <p>{words(item)}</p>
                  </li>
                ))}
              </ol>
            )}
            {end}
          </div>
        </SectionShell>
      )
    case 'screens':
      return (
        <SectionShell type="problem" page={page}>
          <SectionHeading {...heading} />
          {items.length > 0 && (
            <ul className="ui:screen-rows">
              {items.map((item) => (
                <li key={item.id} data-part="item">
                  <p>{words(item)}</p>
                  <div className="ui:screen">
                    <div className="ui:screen-head">
                      <ContentIcon name={item.icon} size={16} />
                    </div>
                    <DrawnScreen kind={item.screen} />
                  </div>
                </li>
              ))}
            </ul>
          )}
          {end}
        </SectionShell>
      )
    case 'thoughts':
      return (
        <SectionShell type="problem" page={page}>
          <SectionHeading {...heading} />
          {items.length > 0 && (
            <ul className="ui:thoughts">
              {items.map((item, index) => (
                <li
                  key={item.id}
                  className={classNames('ui:thought', index % 2 === 1 && 'ui:thought-end')}
                  data-part="item"
                >
                  <q className="ui:quoted">{words(item)}</q>
                </li>
              ))}
            </ul>
          )}
          {end}
        </SectionShell>
      )
  }
}
