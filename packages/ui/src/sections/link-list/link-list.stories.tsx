import preview from '../../../../../.storybook/preview.tsx'
import { storyRecords } from '../parts/story-records.ts'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './link-list.examples.ts'
import { linkList } from './link-list.section.ts'
import LinkListView from './link-list.view.tsx'

const meta = preview.meta({ title: 'Bagian/Daftar tautan (Link list)' })

export const Buttons = meta.story({ render: () => <SectionStory view={LinkListView} example={examples.buttons} /> })
export const Rows = meta.story({ render: () => <SectionStory view={LinkListView} example={examples.rows} /> })
export const RowsWithNotes = meta.story({
  render: () => <SectionStory view={LinkListView} example={examples.rowsWithNotes} />,
})
export const Cards = meta.story({ render: () => <SectionStory view={LinkListView} example={examples.cards} /> })
export const Grid = meta.story({ render: () => <SectionStory view={LinkListView} example={examples.grid} /> })
const byRule = {
  ...linkList.defaults,
  layout: 'cards' as const,
  listing: { ...linkList.defaults.listing, by: 'newest' as const },
}
export const Records = meta.story({
  render: () => <SectionStory view={LinkListView} example={{ content: byRule }} records={storyRecords} />,
})
export const New = meta.story({
  render: () => <SectionStory view={LinkListView} example={{ content: linkList.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={LinkListView} example={{ content: linkList.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={LinkListView} example={examples.buttons} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={LinkListView} examples={examples} /> })
