import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './testimonial-2.examples.ts'
import { testimonial2 } from './testimonial-2.section.ts'
import Testimonial2View from './testimonial-2.view.tsx'

const meta = preview.meta({ title: 'Bagian/Dinding testimoni (Testimonial 2)' })

export const Wall = meta.story({ render: () => <SectionStory view={Testimonial2View} example={examples.wall} /> })
export const WallOfThree = meta.story({
  render: () => <SectionStory view={Testimonial2View} example={examples.wallOfThree} />,
})
export const WallWithoutRatings = meta.story({
  render: () => <SectionStory view={Testimonial2View} example={examples.wallWithoutRatings} />,
})
export const WallOfOne = meta.story({
  render: () => <SectionStory view={Testimonial2View} example={examples.wallOfOne} />,
})
export const Slide = meta.story({ render: () => <SectionStory view={Testimonial2View} example={examples.slide} /> })
export const SlideWithoutPictures = meta.story({
  render: () => <SectionStory view={Testimonial2View} example={examples.slideWithoutPictures} />,
})
export const New = meta.story({
  render: () => (
    <SectionStory
      view={Testimonial2View}
      example={{ content: testimonial2.defaults, settings: testimonial2.settings ?? {} }}
    />
  ),
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={Testimonial2View} example={{ content: testimonial2.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={Testimonial2View} example={examples.wallOfThree} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={Testimonial2View} examples={examples} /> })
