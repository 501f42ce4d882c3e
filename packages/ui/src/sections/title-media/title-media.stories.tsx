import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './title-media.examples.ts'
import { titleMedia } from './title-media.section.ts'
import TitleMediaView from './title-media.view.tsx'

const meta = preview.meta({ title: 'Bagian/Judul dengan media (Title media)' })

export const Wide = meta.story({ render: () => <SectionStory view={TitleMediaView} example={examples.wide} /> })
export const Side = meta.story({ render: () => <SectionStory view={TitleMediaView} example={examples.side} /> })
export const Phone = meta.story({ render: () => <SectionStory view={TitleMediaView} example={examples.phone} /> })
export const Pair = meta.story({ render: () => <SectionStory view={TitleMediaView} example={examples.pair} /> })
export const New = meta.story({
  render: () => (
    <SectionStory
      view={TitleMediaView}
      example={{ content: titleMedia.defaults, settings: titleMedia.settings ?? {} }}
    />
  ),
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={TitleMediaView} example={{ content: titleMedia.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={TitleMediaView} example={examples.side} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={TitleMediaView} examples={examples} /> })
