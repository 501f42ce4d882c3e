import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './lead-form.examples.ts'
import { leadForm } from './lead-form.section.ts'
import LeadFormView from './lead-form.view.tsx'

const meta = preview.meta({ title: 'Bagian/Formulir minat (Lead form)' })

export const Magnet = meta.story({ render: () => <SectionStory view={LeadFormView} example={examples.magnet} /> })
export const MagnetWithoutPicture = meta.story({
  render: () => <SectionStory view={LeadFormView} example={examples.magnetWithoutPicture} />,
})
export const NumberedSheet = meta.story({
  render: () => <SectionStory view={LeadFormView} example={examples.numberedSheet} />,
})
export const Inline = meta.story({ render: () => <SectionStory view={LeadFormView} example={examples.inline} /> })
export const InlineOfThree = meta.story({
  render: () => <SectionStory view={LeadFormView} example={examples.inlineOfThree} />,
})
export const New = meta.story({
  render: () => <SectionStory view={LeadFormView} example={{ content: leadForm.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={LeadFormView} example={{ content: leadForm.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={LeadFormView} example={examples.numberedSheet} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={LeadFormView} examples={examples} /> })
