import { CtaLink } from '../parts/cta-link.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isPast, type SectionViewProps } from '../section-view.ts'
import { Clock } from './clock.tsx'
import type { CountdownContent } from './countdown.section.ts'

type CountdownProps = SectionViewProps<CountdownContent>

export default function CountdownView({ content, page, slot }: CountdownProps) {
  const { layout, eyebrow, title, text, until, cta } = content
  const instant = until ?? page.offer.deadline
  // What is over is not shown.
  if (!page.isSample && (instant === null || isPast(instant, page))) return null
  const heading = (size: 'display' | 'h2') => (
    <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={text} introKey="text" size={size} />
  )
  const button = <CtaLink cta={cta} page={page} slot={slot} />
  const { labels } = page
  switch (layout) {
    case 'board':
      return (
        <SectionShell type="countdown" page={page}>
          {heading('display')}
          {instant !== null && (
            <Clock instant={instant} labels={labels} words={labels.shortDay(instant)} className="ui:clock-board" />
          )}
          {button}
        </SectionShell>
      )
    case 'calendar':
      return (
        <SectionShell type="countdown" page={page}>
          <div className="ui:calendar">
            {instant !== null && (
              <p data-tone="white" className="ui:leaf" aria-hidden="true">
                <span>{labels.month(instant)}</span>
                <b>{labels.dayNumber(instant)}</b>
                <small>{labels.weekday(instant)}</small>
              </p>
            )}
            <div className="ui:stack">
              {heading('display')}
              {instant !== null && <Clock instant={instant} labels={labels} words={labels.time(instant)} />}
              {button}
            </div>
          </div>
        </SectionShell>
      )
    case 'line':
      return (
        <SectionShell type="countdown" page={page}>
          <div className="ui:band">
            {heading('h2')}
            <div className="ui:band-end">
              {instant !== null && <Clock instant={instant} labels={labels} words={labels.shortDay(instant)} />}
              {button}
            </div>
          </div>
        </SectionShell>
      )
  }
}
