import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './faq.examples.ts'
import { faq } from './faq.section.ts'
import FaqView from './faq.view.tsx'

const meta = preview.meta({ title: 'Bagian/Tanya jawab (Faq)' })

export const Columns = meta.story({ render: () => <SectionStory view={FaqView} example={examples.columns} /> })
export const ColumnsWithoutContact = meta.story({
  render: () => <SectionStory view={FaqView} example={examples.columnsWithoutContact} />,
})
export const Lines = meta.story({ render: () => <SectionStory view={FaqView} example={examples.lines} /> })
export const Open = meta.story({ render: () => <SectionStory view={FaqView} example={examples.open} /> })
export const OpenOfOne = meta.story({ render: () => <SectionStory view={FaqView} example={examples.openOfOne} /> })
export const Categories = meta.story({ render: () => <SectionStory view={FaqView} example={examples.categories} /> })
export const New = meta.story({ render: () => <SectionStory view={FaqView} example={{ content: faq.defaults }} /> })
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={FaqView} example={{ content: faq.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={FaqView} example={examples.open} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={FaqView} examples={examples} /> })
