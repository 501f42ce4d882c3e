import preview from '../../../../../.storybook/preview.tsx'
import { storyRecords } from '../parts/story-records.ts'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './grid-card.examples.ts'
import { gridCard } from './grid-card.section.ts'
import GridCardView from './grid-card.view.tsx'

const meta = preview.meta({ title: 'Bagian/Kartu grid (Grid card)' })

export const Feature = meta.story({ render: () => <SectionStory view={GridCardView} example={examples.feature} /> })
export const FeatureOfFive = meta.story({
  render: () => <SectionStory view={GridCardView} example={examples.featureOfFive} />,
})
export const Even = meta.story({ render: () => <SectionStory view={GridCardView} example={examples.even} /> })
export const EvenWithPictures = meta.story({
  render: () => <SectionStory view={GridCardView} example={examples.evenWithPictures} />,
})
export const Numbered = meta.story({ render: () => <SectionStory view={GridCardView} example={examples.numbered} /> })
export const NumberedOfSix = meta.story({
  render: () => <SectionStory view={GridCardView} example={examples.numberedOfSix} />,
})
export const Slide = meta.story({ render: () => <SectionStory view={GridCardView} example={examples.slide} /> })
export const Quote = meta.story({ render: () => <SectionStory view={GridCardView} example={examples.quote} /> })
export const QuoteOfThree = meta.story({
  render: () => <SectionStory view={GridCardView} example={examples.quoteOfThree} />,
})
export const QuoteOfOne = meta.story({
  render: () => <SectionStory view={GridCardView} example={examples.quoteOfOne} />,
})
const byRule = { ...gridCard.defaults, listing: { ...gridCard.defaults.listing, by: 'newest' as const } }
export const Records = meta.story({
  render: () => <SectionStory view={GridCardView} example={{ content: byRule }} records={storyRecords} />,
})
export const New = meta.story({
  render: () => <SectionStory view={GridCardView} example={{ content: gridCard.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={GridCardView} example={{ content: gridCard.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={GridCardView} example={examples.feature} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={GridCardView} examples={examples} /> })
