import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './social-row.examples.ts'
import { socialRow } from './social-row.section.ts'
import SocialRowView from './social-row.view.tsx'

const meta = preview.meta({ title: 'Bagian/Baris media sosial (Social row)' })

export const Row = meta.story({ render: () => <SectionStory view={SocialRowView} example={examples.row} /> })
export const RowOfAll = meta.story({ render: () => <SectionStory view={SocialRowView} example={examples.rowOfAll} /> })
export const Names = meta.story({ render: () => <SectionStory view={SocialRowView} example={examples.names} /> })
export const Tiles = meta.story({ render: () => <SectionStory view={SocialRowView} example={examples.tiles} /> })
export const TilesOfOne = meta.story({
  render: () => <SectionStory view={SocialRowView} example={examples.tilesOfOne} />,
})
export const New = meta.story({
  render: () => <SectionStory view={SocialRowView} example={{ content: socialRow.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={SocialRowView} example={{ content: socialRow.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={SocialRowView} example={examples.row} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={SocialRowView} examples={examples} /> })
