import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './logos.examples.ts'
import { logos } from './logos.section.ts'
import LogosView from './logos.view.tsx'

const meta = preview.meta({ title: 'Bagian/Logo dan nama (Logos)' })

export const Line = meta.story({ render: () => <SectionStory view={LogosView} example={examples.line} /> })
export const LineOfPictures = meta.story({
  render: () => <SectionStory view={LogosView} example={examples.lineOfPictures} />,
})
export const Plates = meta.story({ render: () => <SectionStory view={LogosView} example={examples.plates} /> })
export const PlatesOfPictures = meta.story({
  render: () => <SectionStory view={LogosView} example={examples.platesOfPictures} />,
})
export const Register = meta.story({ render: () => <SectionStory view={LogosView} example={examples.register} /> })
export const New = meta.story({ render: () => <SectionStory view={LogosView} example={{ content: logos.defaults }} /> })
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={LogosView} example={{ content: logos.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={LogosView} example={examples.plates} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={LogosView} examples={examples} /> })
