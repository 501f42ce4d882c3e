import { ChatNumber } from '../parts/chat-number.tsx'
import { CtaLink } from '../parts/cta-link.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { StepsFloor } from '../parts/steps-floor.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { CtaButtonContent } from './cta-button.section.ts'
import { OfferPrice } from './offer-price.tsx'
import { Path } from './path.tsx'

export type CtaButtonProps = SectionViewProps<CtaButtonContent>

export default function CtaButtonView({ content, page, slot }: CtaButtonProps) {
  const { layout, eyebrow, title, text, cta, secondCta, hasPrice } = content
  const heading = (size: 'display' | 'h2') => (
    <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={text} introKey="text" size={size} />
  )
  const first = <CtaLink cta={cta} page={page} slot={slot} />
  const second = <CtaLink cta={secondCta} path="secondCta" page={page} slot={slot} />
  const number = <ChatNumber ctas={layout === 'band' ? [cta] : [cta, secondCta]} page={page} />
  const buttons = (
    <ChatNumber ctas={[cta, secondCta]} page={page}>
      <div className="ui:cta-row">
        {first}
        {second}
      </div>
    </ChatNumber>
  )
  // Without a price there is no panel to show it on.
  switch (layout === 'price' && page.offer.price === null ? 'single' : layout) {
    case 'single':
      return (
        <SectionShell type="cta_button" page={page}>
          <div className="ui:stack ui:closing">
            <StepsFloor />
            {heading('display')}
            {hasPrice && <OfferPrice offer={page.offer} labels={page.labels} />}
            {buttons}
          </div>
        </SectionShell>
      )
    case 'price':
      return (
        <SectionShell type="cta_button" page={page}>
          <div data-tone={page.settings.tone === 'white' ? undefined : 'white'} className="ui:price-panels">
            <div data-tone={pricePanel[page.settings.tone]} className="ui:panel">
              <StepsFloor />
              <OfferPrice offer={page.offer} labels={page.labels} hasName />
            </div>
            <div className="ui:panel">
              {heading('h2')}
              {buttons}
            </div>
          </div>
        </SectionShell>
      )
    case 'twoPaths':
      return (
        <SectionShell type="cta_button" page={page}>
          {heading('h2')}
          <div className="ui:panels">
            <Path cta={cta} path="cta" page={page} slot={slot} isFirst>
              {hasPrice && <OfferPrice offer={page.offer} labels={page.labels} />}
            </Path>
            <Path cta={secondCta} path="secondCta" page={page} slot={slot} />
          </div>
          {number}
        </SectionShell>
      )
    case 'band':
      return (
        <SectionShell type="cta_button" page={page}>
          <div className="ui:band">
            <div>
              {heading('h2')}
              {number}
            </div>
            <div className="ui:band-end">
              {hasPrice && <OfferPrice offer={page.offer} labels={page.labels} hasStamp={false} />}
              {first}
            </div>
          </div>
        </SectionShell>
      )
  }
}

// The panel must part from the section's own ground, whichever it is.
const pricePanel = {
  white: 'brand',
  paper: 'brand',
  soft: 'brand',
  board: 'brand',
  brand: 'board',
  turmeric: 'board',
} as const
