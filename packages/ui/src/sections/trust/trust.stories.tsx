import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './trust.examples.ts'
import { trust } from './trust.section.ts'
import TrustView from './trust.view.tsx'

const meta = preview.meta({ title: 'Bagian/Jaminan (Trust)' })

export const Strip = meta.story({ render: () => <SectionStory view={TrustView} example={examples.strip} /> })
export const StripOfFive = meta.story({
  render: () => <SectionStory view={TrustView} example={examples.stripOfFive} />,
})
export const StripOfFour = meta.story({
  render: () => <SectionStory view={TrustView} example={examples.stripOfFour} />,
})
export const Guarantee = meta.story({ render: () => <SectionStory view={TrustView} example={examples.guarantee} /> })
export const Payments = meta.story({ render: () => <SectionStory view={TrustView} example={examples.payments} /> })
export const PaymentsOfFew = meta.story({
  render: () => <SectionStory view={TrustView} example={examples.paymentsOfFew} />,
})
export const New = meta.story({ render: () => <SectionStory view={TrustView} example={{ content: trust.defaults }} /> })
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={TrustView} example={{ content: trust.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={TrustView} example={examples.strip} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={TrustView} examples={examples} /> })
