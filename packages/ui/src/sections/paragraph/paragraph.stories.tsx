import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './paragraph.examples.ts'
import { paragraph } from './paragraph.section.ts'
import ParagraphView from './paragraph.view.tsx'

const meta = preview.meta({ title: 'Bagian/Paragraf (Paragraph)' })

export const Measure = meta.story({ render: () => <SectionStory view={ParagraphView} example={examples.measure} /> })
export const Columns = meta.story({ render: () => <SectionStory view={ParagraphView} example={examples.columns} /> })
export const Letter = meta.story({ render: () => <SectionStory view={ParagraphView} example={examples.letter} /> })
export const Pull = meta.story({ render: () => <SectionStory view={ParagraphView} example={examples.pull} /> })
export const New = meta.story({
  render: () => (
    <SectionStory view={ParagraphView} example={{ content: paragraph.defaults, settings: paragraph.settings ?? {} }} />
  ),
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={ParagraphView} example={{ content: paragraph.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={ParagraphView} example={examples.columns} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={ParagraphView} examples={examples} /> })
