import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './background-full.examples.ts'
import { backgroundFull } from './background-full.section.ts'
import BackgroundFullView from './background-full.view.tsx'

const meta = preview.meta({ title: 'Bagian/Latar penuh (Background full)' })

export const Board = meta.story({ render: () => <SectionStory view={BackgroundFullView} example={examples.board} /> })
export const BoardWithPicture = meta.story({
  render: () => <SectionStory view={BackgroundFullView} example={examples.boardWithPicture} />,
})
export const Photo = meta.story({ render: () => <SectionStory view={BackgroundFullView} example={examples.photo} /> })
export const Quote = meta.story({ render: () => <SectionStory view={BackgroundFullView} example={examples.quote} /> })
export const Number = meta.story({ render: () => <SectionStory view={BackgroundFullView} example={examples.number} /> })
export const New = meta.story({
  render: () => (
    <SectionStory
      view={BackgroundFullView}
      example={{ content: backgroundFull.defaults, settings: backgroundFull.settings ?? {} }}
    />
  ),
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={BackgroundFullView} example={{ content: backgroundFull.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={BackgroundFullView} example={examples.photo} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={BackgroundFullView} examples={examples} /> })
