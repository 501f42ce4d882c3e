import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './contact.examples.ts'
import { contact } from './contact.section.ts'
import ContactView from './contact.view.tsx'

const meta = preview.meta({ title: 'Bagian/Kontak (Contact)' })

export const Card = meta.story({ render: () => <SectionStory view={ContactView} example={examples.card} /> })
export const CardOfOneWay = meta.story({
  render: () => <SectionStory view={ContactView} example={examples.cardOfOneWay} />,
})
export const Lines = meta.story({ render: () => <SectionStory view={ContactView} example={examples.lines} /> })
export const LinesWithLongWords = meta.story({
  render: () => <SectionStory view={ContactView} example={examples.linesWithLongWords} />,
})
export const Form = meta.story({ render: () => <SectionStory view={ContactView} example={examples.form} /> })
export const New = meta.story({
  render: () => <SectionStory view={ContactView} example={{ content: contact.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={ContactView} example={{ content: contact.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={ContactView} example={examples.card} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={ContactView} examples={examples} /> })
