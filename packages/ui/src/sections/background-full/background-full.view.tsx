import { Mark } from '../../icons/mark.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { CtaLink } from '../parts/cta-link.tsx'
import { displayStep } from '../parts/display-step.ts'
import { isPictured, Picture } from '../parts/picture.tsx'
import { highlighted, SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { StepsFloor } from '../parts/steps-floor.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { BackgroundFullContent } from './background-full.section.ts'

type BackgroundFullProps = SectionViewProps<BackgroundFullContent>

/** One message over the whole width. */
export default function BackgroundFullView({ content, page, slot }: BackgroundFullProps) {
  const { layout, eyebrow, title, highlight, text, value, image, align, cta } = content
  const heading = { page, slot, eyebrow, title, highlight, introKey: 'text', size: 'display' } as const
  const button = <CtaLink cta={cta} page={page} slot={slot} />
  switch (layout) {
    case 'board':
      return (
        <SectionShell type="background_full" page={page}>
          {/* The button is the last thing here, on a page's end above all. */}
          <Picture
            image={image}
            page={page}
            sizes="(min-width:75rem) 70rem,calc(100vw - 2.5rem)"
            className="ui:banner"
            isFirst
          />
          <div className="ui:split-7-5">
            <SectionHeading {...heading} intro="" introKey="" />
            <div className="ui:heading">
              {isShown(text, page) && <p className="ui:intro">{slot(['text'], text)}</p>}
              {button}
            </div>
          </div>
        </SectionShell>
      )
    case 'photo':
      return (
        <SectionShell type="background_full" page={page} width="none">
          {isPictured(image, page) && (
            <div className="ui:photo-ground">
              <Picture image={image} page={page} sizes="(min-width:52rem) 50vw,100vw" isFirst isExpected />
            </div>
          )}
          <div className="ui:photo-panel">
            <SectionHeading {...heading} intro={text}>
              {button}
            </SectionHeading>
          </div>
        </SectionShell>
      )
    case 'quote': {
      const Title = page.headingLevel === 1 ? 'h1' : 'h2'
      return (
        <SectionShell type="background_full" page={page}>
          <figure
            className={classNames(
              'ui:big-quote',
              isPictured(image, page) && 'ui:big-quote-pictured',
              align === 'center' && 'ui:heading-center',
            )}
          >
            <Picture image={image} page={page} sizes="(min-width:62rem) 20rem,40vw" ratio="1:1" isFirst isExpected />
            {(isShown(title, page) || isShown(eyebrow, page)) && (
              <blockquote>
                {isShown(eyebrow, page) && (
                  <p className="ui:eyebrow">
                    <Mark className="ui:bars" />
                    {slot(['eyebrow'], eyebrow)}
                  </p>
                )}
                {isShown(title, page) && (
                  <Title className={displayStep(title) === 'm' ? 'ui:text-display-m' : 'ui:text-display-l'}>
                    {slot(['title'], highlighted(title, highlight))}
                  </Title>
                )}
              </blockquote>
            )}
            {(isShown(text, page) || cta.label !== '') && (
              <figcaption>
                {isShown(text, page) && <p className="ui:intro">{slot(['text'], text)}</p>}
                {button}
              </figcaption>
            )}
          </figure>
        </SectionShell>
      )
    }
    case 'number': {
      // Beside its words a long number, or the hint in its place, would leave them no room.
      const isAbove = value.length > 6 || value.trim() === ''
      const arrangement = align === 'center' ? 'ui:words ui:heading-center' : isAbove ? 'ui:words' : 'ui:big-number'
      return (
        <SectionShell type="background_full" page={page} width="none">
          <StepsFloor className="ui:floor-low" />
          <div className="ui:frame">
            <div className={arrangement}>
              {isShown(value, page) && <p className={numberSize(value)}>{slot(['value'], value)}</p>}
              <SectionHeading {...heading} size="h2" intro={text} align={align}>
                {button}
              </SectionHeading>
            </div>
          </div>
        </SectionShell>
      )
    }
  }
}

/** The number takes as much of the width as its characters allow. */
function numberSize(value: string): string {
  if (value.trim() === '') return 'ui:number'
  if (value.length <= 4) return 'ui:number ui:number-l'
  return value.length <= 6 ? 'ui:number ui:number-m' : 'ui:number'
}
