import { CtaLink } from '../parts/cta-link.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { BoardStep, PicturedStep, TickedStep } from './step.tsx'
import type { StepsContent } from './steps.section.ts'

export type StepsProps = SectionViewProps<StepsContent>

/** What happens after the button, in order. */
export default function StepsView({ content, page, slot }: StepsProps) {
  const { layout, eyebrow, title, intro, cta } = content
  const items = content.items.filter((item) => isShown(item.title, page) || item.text.trim() !== '')
  const button = <CtaLink cta={cta} page={page} slot={slot} />
  const heading = { page, slot, eyebrow, title, intro }
  switch (layout) {
    case 'board':
      return (
        <SectionShell type="steps" page={page}>
          <SectionHeading {...heading} />
          {items.length > 0 && (
            <ol className="ui:snakes">
              {items.map((item, index) => (
                <BoardStep key={item.id} item={item} isLast={index === items.length - 1} page={page} slot={slot} />
              ))}
            </ol>
          )}
          {button}
        </SectionShell>
      )
    case 'pictures':
      return (
        <SectionShell type="steps" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:staying">
              <SectionHeading {...heading}>{button}</SectionHeading>
            </div>
            {items.length > 0 && (
              <ol className="ui:pictured">
                {items.map((item) => (
                  <PicturedStep key={item.id} item={item} page={page} slot={slot} />
                ))}
              </ol>
            )}
          </div>
        </SectionShell>
      )
    case 'checklist':
      return (
        <SectionShell type="steps" page={page}>
          <SectionHeading {...heading} />
          {items.length > 0 && (
            <ol className="ui:ticks">
              {items.map((item) => (
                <TickedStep key={item.id} item={item} page={page} slot={slot} />
              ))}
            </ol>
          )}
          {button}
        </SectionShell>
      )
  }
}
