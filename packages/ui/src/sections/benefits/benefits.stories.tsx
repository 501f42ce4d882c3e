import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './benefits.examples.ts'
import { benefits } from './benefits.section.ts'
import BenefitsView from './benefits.view.tsx'

const meta = preview.meta({ title: 'Bagian/Manfaat (Benefits)' })

export const Feature = meta.story({ render: () => <SectionStory view={BenefitsView} example={examples.feature} /> })
export const FeatureOfFour = meta.story({
  render: () => <SectionStory view={BenefitsView} example={examples.featureOfFour} />,
})
export const FeatureOfOne = meta.story({
  render: () => <SectionStory view={BenefitsView} example={examples.featureOfOne} />,
})
export const Receipt = meta.story({ render: () => <SectionStory view={BenefitsView} example={examples.receipt} /> })
export const ReceiptWithoutWorth = meta.story({
  render: () => <SectionStory view={BenefitsView} example={examples.receiptWithoutWorth} />,
})
export const Stairs = meta.story({ render: () => <SectionStory view={BenefitsView} example={examples.stairs} /> })
export const StairsOfSix = meta.story({
  render: () => <SectionStory view={BenefitsView} example={examples.stairsOfSix} />,
})
export const New = meta.story({
  render: () => <SectionStory view={BenefitsView} example={{ content: benefits.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={BenefitsView} example={{ content: benefits.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={BenefitsView} example={examples.feature} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={BenefitsView} examples={examples} /> })
