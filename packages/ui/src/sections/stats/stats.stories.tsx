import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './stats.examples.ts'
import { stats } from './stats.section.ts'
import StatsView from './stats.view.tsx'

const meta = preview.meta({ title: 'Bagian/Angka bukti (Stats)' })

export const Feature = meta.story({ render: () => <SectionStory view={StatsView} example={examples.feature} /> })
export const FeatureOfOne = meta.story({
  render: () => <SectionStory view={StatsView} example={examples.featureOfOne} />,
})
export const FeatureOfSix = meta.story({
  render: () => <SectionStory view={StatsView} example={examples.featureOfSix} />,
})
export const Rows = meta.story({ render: () => <SectionStory view={StatsView} example={examples.rows} /> })
export const RowsWithLongNumbers = meta.story({
  render: () => <SectionStory view={StatsView} example={examples.rowsWithLongNumbers} />,
})
export const Sentence = meta.story({ render: () => <SectionStory view={StatsView} example={examples.sentence} /> })
export const New = meta.story({ render: () => <SectionStory view={StatsView} example={{ content: stats.defaults }} /> })
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={StatsView} example={{ content: stats.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={StatsView} example={examples.featureOfSix} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={StatsView} examples={examples} /> })
