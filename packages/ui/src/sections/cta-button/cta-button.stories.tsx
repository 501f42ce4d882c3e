import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './cta-button.examples.ts'
import { ctaButton } from './cta-button.section.ts'
import CtaButtonView from './cta-button.view.tsx'

const meta = preview.meta({ title: 'Bagian/Tombol CTA (Cta button)' })

export const Single = meta.story({ render: () => <SectionStory view={CtaButtonView} example={examples.single} /> })
export const SingleWithoutPrice = meta.story({
  render: () => <SectionStory view={CtaButtonView} example={examples.singleWithoutPrice} />,
})
export const Price = meta.story({ render: () => <SectionStory view={CtaButtonView} example={examples.price} /> })
export const TwoPaths = meta.story({ render: () => <SectionStory view={CtaButtonView} example={examples.twoPaths} /> })
export const Band = meta.story({ render: () => <SectionStory view={CtaButtonView} example={examples.band} /> })
export const New = meta.story({
  render: () => <SectionStory view={CtaButtonView} example={{ content: ctaButton.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={CtaButtonView} example={{ content: ctaButton.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={CtaButtonView} example={examples.single} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={CtaButtonView} examples={examples} /> })
