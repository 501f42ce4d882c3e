import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './embed.examples.ts'
import { embed } from './embed.section.ts'
import EmbedView from './embed.view.tsx'

const meta = preview.meta({ title: 'Bagian/Sematan (Embed)' })

export const Wide = meta.story({ render: () => <SectionStory view={EmbedView} example={examples.wide} /> })
export const WideWithoutPicture = meta.story({
  render: () => <SectionStory view={EmbedView} example={examples.wideWithoutPicture} />,
})
export const Beside = meta.story({ render: () => <SectionStory view={EmbedView} example={examples.beside} /> })
export const BesideUpright = meta.story({
  render: () => <SectionStory view={EmbedView} example={examples.besideUpright} />,
})
export const Slip = meta.story({ render: () => <SectionStory view={EmbedView} example={examples.slip} /> })
export const SlipOfPlace = meta.story({
  render: () => <SectionStory view={EmbedView} example={examples.slipOfPlace} />,
})
export const New = meta.story({ render: () => <SectionStory view={EmbedView} example={{ content: embed.defaults }} /> })
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={EmbedView} example={{ content: embed.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={EmbedView} example={examples.slipOfPlace} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={EmbedView} examples={examples} /> })
