import { CtaLink } from '../parts/cta-link.tsx'
import { isPictured, Picture } from '../parts/picture.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { Split } from '../parts/split.tsx'
import { StepsFloor } from '../parts/steps-floor.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { HeadlineContent } from './headline.section.ts'
import { OfferReceipt } from '../parts/offer-receipt.tsx'

type HeadlineProps = SectionViewProps<HeadlineContent>

/** The opening of a page: its promise, its button, its proof. */
export default function HeadlineView({ content, page, slot }: HeadlineProps) {
  const { layout, eyebrow, title, highlight, text, cta, image } = content
  const heading = { page, slot, eyebrow, title, highlight, introKey: 'text', size: 'display' } as const
  const buttons = <Buttons content={content} page={page} slot={slot} />
  const numbers = <Proof content={content} page={page} slot={slot} />
  switch (layout) {
    case 'split': {
      const picture = (
        <Picture image={image} page={page} sizes="(min-width:62rem) 34rem,calc(100vw - 2.5rem)" isFirst isExpected />
      )
      return (
        <SectionShell type="headline" page={page} width="none">
          {!isPictured(image, page) && <StepsFloor />}
          <div className="ui:frame">
            <Split
              page={page}
              wide="words"
              className="ui:split-7-5"
              words={
                <SectionHeading {...heading} intro={text}>
                  {buttons}
                  {numbers}
                </SectionHeading>
              }
              picture={picture}
            />
          </div>
        </SectionShell>
      )
    }
    case 'center':
      return (
        <SectionShell type="headline" page={page} width="none">
          <StepsFloor className="ui:floor-wide" />
          <div className="ui:frame">
            <div className="ui:opening-center">
              <SectionHeading {...heading} intro={text} align="center">
                {buttons}
                {numbers}
              </SectionHeading>
              <Picture
                image={image}
                page={page}
                sizes="(min-width:62rem) 54rem,calc(100vw - 2.5rem)"
                ratio="16:9"
                isFirst
                isExpected
              />
            </div>
          </div>
        </SectionShell>
      )
    case 'board': {
      const words = (
        <div className="ui:heading">
          {isShown(text, page) && <p className="ui:intro">{slot(['text'], text)}</p>}
          {buttons}
        </div>
      )
      // Nothing fills the left half then: the words stand beside the title.
      if (!isPictured(image, page))
        return (
          <SectionShell type="headline" page={page}>
            <div className="ui:heading-row">
              <SectionHeading {...heading} intro="" introKey="" />
              {hasWords(content, page) && words}
            </div>
            {numbers}
          </SectionShell>
        )
      return (
        <SectionShell type="headline" page={page}>
          <SectionHeading {...heading} intro="" introKey="" className="ui:heading-wide" />
          <div className="ui:opening-board">
            {words}
            <div>
              <Picture
                image={image}
                page={page}
                sizes="(min-width:62rem) 40rem,calc(100vw - 2.5rem)"
                isFirst
                isExpected
              />
              {numbers}
            </div>
          </div>
        </SectionShell>
      )
    }
    case 'receipt':
      return (
        <SectionShell type="headline" page={page}>
          <div className="ui:split-7-5">
            <SectionHeading {...heading} intro={text}>
              <div className="ui:cta-row">
                <CtaLink cta={content.secondCta} path="secondCta" page={page} slot={slot} />
              </div>
              {numbers}
            </SectionHeading>
            <OfferReceipt offer={page.offer} labels={page.labels}>
              <CtaLink cta={cta} page={page} slot={slot} width="full" />
            </OfferReceipt>
          </div>
        </SectionShell>
      )
  }
}

/** Whether there is anything to stand beside the title. */
function hasWords({ text, cta, secondCta }: HeadlineProps['content'], page: HeadlineProps['page']): boolean {
  return isShown(text, page) || cta.label !== '' || secondCta.label !== ''
}

function Buttons({ content: { cta, secondCta }, page, slot }: HeadlineProps) {
  if (cta.label === '' && secondCta.label === '') return null
  return (
    <div className="ui:cta-row">
      <CtaLink cta={cta} page={page} slot={slot} />
      <CtaLink cta={secondCta} path="secondCta" page={page} slot={slot} />
    </div>
  )
}

function Proof({ content: { proof }, page, slot }: HeadlineProps) {
  const shown = proof.filter(({ value, label }) => isShown(value, page) || isShown(label, page))
  if (shown.length === 0) return null
  return (
    <dl className="ui:proof">
      {shown.map(({ id, value, label }) => (
        <div key={id}>
          {isShown(label, page) && <dt>{slot(['proof', id, 'label'], label)}</dt>}
          {isShown(value, page) && <dd>{slot(['proof', id, 'value'], value)}</dd>}
        </div>
      ))}
    </dl>
  )
}
