import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { BenefitsContent } from './benefits.section.ts'
import { FeaturedBenefit, ListedBenefit } from './benefit.tsx'
import { flightsOf } from './flights.ts'
import { WorthReceipt } from './worth-receipt.tsx'

export type BenefitsProps = SectionViewProps<BenefitsContent>

/** What a buyer takes home. */
export default function BenefitsView({ content, page, slot }: BenefitsProps) {
  const { layout, eyebrow, title, intro } = content
  const items = content.items.filter((item) => isShown(item.title, page) || item.text.trim() !== '')
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  const [first, ...rest] = items
  switch (layout) {
    case 'feature':
      return (
        <SectionShell type="benefits" page={page}>
          {heading}
          {first && (
            <ul className={rest.length > 0 ? 'ui:benefits' : undefined}>
              <FeaturedBenefit item={first} page={page} slot={slot} />
              {rest.map((item) => (
                <ListedBenefit key={item.id} item={item} page={page} slot={slot} />
              ))}
            </ul>
          )}
        </SectionShell>
      )
    case 'receipt':
      return (
        <SectionShell type="benefits" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            {heading}
            {items.length > 0 && <WorthReceipt items={items} page={page} slot={slot} />}
          </div>
        </SectionShell>
      )
    case 'stairs':
      return (
        <SectionShell type="benefits" page={page}>
          {heading}
          {flightsOf(items).map((flight, index) => (
            <ul key={index} className="ui:flight">
              {flight.map((item) => (
                <ListedBenefit key={item.id} item={item} page={page} slot={slot} />
              ))}
            </ul>
          ))}
        </SectionShell>
      )
  }
}
