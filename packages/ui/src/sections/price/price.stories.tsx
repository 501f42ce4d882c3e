import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './price.examples.ts'
import { price } from './price.section.ts'
import PriceView from './price.view.tsx'

const meta = preview.meta({ title: 'Bagian/Harga (Price)' })

export const Receipt = meta.story({ render: () => <SectionStory view={PriceView} example={examples.receipt} /> })
export const ReceiptsOfTwo = meta.story({
  render: () => <SectionStory view={PriceView} example={examples.receiptsOfTwo} />,
})
export const Plans = meta.story({ render: () => <SectionStory view={PriceView} example={examples.plans} /> })
export const PlansOfTwo = meta.story({ render: () => <SectionStory view={PriceView} example={examples.plansOfTwo} /> })
export const PlansOfOne = meta.story({ render: () => <SectionStory view={PriceView} example={examples.plansOfOne} /> })
export const Steps = meta.story({ render: () => <SectionStory view={PriceView} example={examples.steps} /> })
export const StepsOfTwo = meta.story({ render: () => <SectionStory view={PriceView} example={examples.stepsOfTwo} /> })
export const Free = meta.story({ render: () => <SectionStory view={PriceView} example={examples.free} /> })
export const New = meta.story({ render: () => <SectionStory view={PriceView} example={{ content: price.defaults }} /> })
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={PriceView} example={{ content: price.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={PriceView} example={examples.plans} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={PriceView} examples={examples} /> })
