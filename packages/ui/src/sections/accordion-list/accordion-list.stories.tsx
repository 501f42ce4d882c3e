import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './accordion-list.examples.ts'
import { accordionList } from './accordion-list.section.ts'
import AccordionListView from './accordion-list.view.tsx'

const meta = preview.meta({ title: 'Bagian/Akordeon (Accordion list)' })

export const Lines = meta.story({ render: () => <SectionStory view={AccordionListView} example={examples.lines} /> })
export const Columns = meta.story({
  render: () => <SectionStory view={AccordionListView} example={examples.columns} />,
})
export const ColumnsWithoutContact = meta.story({
  render: () => <SectionStory view={AccordionListView} example={examples.columnsWithoutContact} />,
})
export const Numbered = meta.story({
  render: () => <SectionStory view={AccordionListView} example={examples.numbered} />,
})
export const Categories = meta.story({
  render: () => <SectionStory view={AccordionListView} example={examples.categories} />,
})
export const New = meta.story({
  render: () => <SectionStory view={AccordionListView} example={{ content: accordionList.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={AccordionListView} example={{ content: accordionList.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={AccordionListView} example={examples.lines} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={AccordionListView} examples={examples} /> })
