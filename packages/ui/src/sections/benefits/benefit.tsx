import { ContentIcon } from '../parts/content-icon.tsx'
import { StepsFloor } from '../parts/steps-floor.tsx'
import type { Tone } from '../section-settings.ts'
import { isShown, type SectionPartProps } from '../section-view.ts'
import type { BenefitsContent } from './benefits.section.ts'

export interface BenefitProps extends SectionPartProps {
  item: BenefitsContent['items'][number]
}

// The block of colour must differ from every ground it may stand on.
const blocks: Readonly<Record<Tone, Tone>> = {
  white: 'brand',
  paper: 'brand',
  soft: 'brand',
  board: 'brand',
  brand: 'board',
  turmeric: 'board',
}

/** The benefit that matters most, on a block of colour. */
export function FeaturedBenefit(props: BenefitProps) {
  return (
    <li data-part="item" data-tone={blocks[props.page.settings.tone]} className="ui:benefit-first">
      <StepsFloor />
      <Words {...props} size={40} />
    </li>
  )
}

export function ListedBenefit(props: BenefitProps) {
  return (
    <li data-part="item" className="ui:brief">
      <Words {...props} size={24} />
    </li>
  )
}

function Words({ item: { id, icon, title, text }, page, slot, size }: BenefitProps & { size: 24 | 40 }) {
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <>
      <ContentIcon name={icon} size={size} className="ui:text-accent" />
      {isShown(title, page) && <Title className="ui:tile-title">{slot(['items', id, 'title'], title)}</Title>}
      {isShown(text, page) && <p className="ui:tile-text">{slot(['items', id, 'text'], text)}</p>}
    </>
  )
}
