import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './headline.examples.ts'
import { headline } from './headline.section.ts'
import HeadlineView from './headline.view.tsx'

const meta = preview.meta({ title: 'Bagian/Judul (Headline)' })

export const Split = meta.story({
  render: () => <SectionStory view={HeadlineView} example={examples.split} headingLevel={1} />,
})
export const SplitWithoutPicture = meta.story({
  render: () => <SectionStory view={HeadlineView} example={examples.splitWithoutPicture} headingLevel={1} />,
})
export const Center = meta.story({
  render: () => <SectionStory view={HeadlineView} example={examples.center} headingLevel={1} />,
})
export const Board = meta.story({
  render: () => <SectionStory view={HeadlineView} example={examples.board} headingLevel={1} />,
})
export const Receipt = meta.story({
  render: () => <SectionStory view={HeadlineView} example={examples.receipt} headingLevel={1} />,
})
export const New = meta.story({
  render: () => (
    <SectionStory view={HeadlineView} example={{ content: headline.defaults, settings: headline.settings ?? {} }} />
  ),
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={HeadlineView} example={{ content: headline.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={HeadlineView} example={examples.split} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={HeadlineView} examples={examples} /> })
