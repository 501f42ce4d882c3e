import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './comparison.examples.ts'
import { comparison } from './comparison.section.ts'
import ComparisonView from './comparison.view.tsx'

const meta = preview.meta({ title: 'Bagian/Perbandingan (Comparison)' })

export const Table = meta.story({ render: () => <SectionStory view={ComparisonView} example={examples.table} /> })
export const TableOfTwo = meta.story({
  render: () => <SectionStory view={ComparisonView} example={examples.tableOfTwo} />,
})
export const TableWithLongWords = meta.story({
  render: () => <SectionStory view={ComparisonView} example={examples.tableWithLongWords} />,
})
export const Slips = meta.story({ render: () => <SectionStory view={ComparisonView} example={examples.slips} /> })
export const SlipsOfTwo = meta.story({
  render: () => <SectionStory view={ComparisonView} example={examples.slipsOfTwo} />,
})
export const New = meta.story({
  render: () => <SectionStory view={ComparisonView} example={{ content: comparison.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={ComparisonView} example={{ content: comparison.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={ComparisonView} example={examples.table} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={ComparisonView} examples={examples} /> })
