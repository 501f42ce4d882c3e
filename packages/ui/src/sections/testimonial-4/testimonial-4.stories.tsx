import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './testimonial-4.examples.ts'
import { testimonial4 } from './testimonial-4.section.ts'
import Testimonial4View from './testimonial-4.view.tsx'

const meta = preview.meta({ title: 'Bagian/Sebelum dan sesudah (Testimonial 4)' })

export const Climb = meta.story({ render: () => <SectionStory view={Testimonial4View} example={examples.climb} /> })
export const ClimbOfOne = meta.story({
  render: () => <SectionStory view={Testimonial4View} example={examples.climbOfOne} />,
})
export const ClimbOfTwo = meta.story({
  render: () => <SectionStory view={Testimonial4View} example={examples.climbOfTwo} />,
})
export const ClimbInWords = meta.story({
  render: () => <SectionStory view={Testimonial4View} example={examples.climbInWords} />,
})
export const Figures = meta.story({ render: () => <SectionStory view={Testimonial4View} example={examples.figures} /> })
export const FiguresOfOne = meta.story({
  render: () => <SectionStory view={Testimonial4View} example={examples.figuresOfOne} />,
})
export const New = meta.story({
  render: () => (
    <SectionStory
      view={Testimonial4View}
      example={{ content: testimonial4.defaults, settings: testimonial4.settings ?? {} }}
    />
  ),
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={Testimonial4View} example={{ content: testimonial4.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={Testimonial4View} example={examples.climbOfTwo} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={Testimonial4View} examples={examples} /> })
