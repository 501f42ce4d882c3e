import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './testimonial-1.examples.ts'
import { testimonial1 } from './testimonial-1.section.ts'
import Testimonial1View from './testimonial-1.view.tsx'

const meta = preview.meta({ title: 'Bagian/Testimoni utama (Testimonial 1)' })

export const Story = meta.story({ render: () => <SectionStory view={Testimonial1View} example={examples.story} /> })
export const StoryWithoutPicture = meta.story({
  render: () => <SectionStory view={Testimonial1View} example={examples.storyWithoutPicture} />,
})
export const StoryOfLongWords = meta.story({
  render: () => <SectionStory view={Testimonial1View} example={examples.storyOfLongWords} />,
})
export const Film = meta.story({ render: () => <SectionStory view={Testimonial1View} example={examples.film} /> })
export const FilmWithoutVideo = meta.story({
  render: () => <SectionStory view={Testimonial1View} example={examples.filmWithoutVideo} />,
})
export const FilmWithoutPicture = meta.story({
  render: () => <SectionStory view={Testimonial1View} example={examples.filmWithoutPicture} />,
})
export const New = meta.story({
  render: () => (
    <SectionStory
      view={Testimonial1View}
      example={{ content: testimonial1.defaults, settings: testimonial1.settings ?? {} }}
    />
  ),
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={Testimonial1View} example={{ content: testimonial1.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={Testimonial1View} example={examples.story} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={Testimonial1View} examples={examples} /> })
