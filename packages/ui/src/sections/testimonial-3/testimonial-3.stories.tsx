import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './testimonial-3.examples.ts'
import { testimonial3 } from './testimonial-3.section.ts'
import Testimonial3View from './testimonial-3.view.tsx'

const meta = preview.meta({ title: 'Bagian/Testimoni percakapan (Testimonial 3)' })

export const Chat = meta.story({ render: () => <SectionStory view={Testimonial3View} example={examples.chat} /> })
export const ChatOfTwo = meta.story({
  render: () => <SectionStory view={Testimonial3View} example={examples.chatOfTwo} />,
})
export const ChatOfOne = meta.story({
  render: () => <SectionStory view={Testimonial3View} example={examples.chatOfOne} />,
})
export const Screenshot = meta.story({
  render: () => <SectionStory view={Testimonial3View} example={examples.screenshot} />,
})
export const ScreenshotOneMissing = meta.story({
  render: () => <SectionStory view={Testimonial3View} example={examples.screenshotOneMissing} />,
})
export const New = meta.story({
  render: () => (
    <SectionStory
      view={Testimonial3View}
      example={{ content: testimonial3.defaults, settings: testimonial3.settings ?? {} }}
    />
  ),
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={Testimonial3View} example={{ content: testimonial3.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={Testimonial3View} example={examples.chatOfTwo} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={Testimonial3View} examples={examples} /> })
