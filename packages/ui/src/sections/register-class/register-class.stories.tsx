import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './register-class.examples.ts'
import { registerClass } from './register-class.section.ts'
import RegisterClassView from './register-class.view.tsx'

const meta = preview.meta({ title: 'Bagian/Daftar kelas (Register class)' })

export const Band = meta.story({ render: () => <SectionStory view={RegisterClassView} example={examples.band} /> })
export const BandOfFewWords = meta.story({
  render: () => <SectionStory view={RegisterClassView} example={examples.bandOfFewWords} />,
})
export const Form = meta.story({ render: () => <SectionStory view={RegisterClassView} example={examples.form} /> })
export const FormOfFiveFields = meta.story({
  render: () => <SectionStory view={RegisterClassView} example={examples.formOfFiveFields} />,
})
export const Ticket = meta.story({ render: () => <SectionStory view={RegisterClassView} example={examples.ticket} /> })
export const Receipt = meta.story({
  render: () => <SectionStory view={RegisterClassView} example={examples.receipt} />,
})
export const New = meta.story({
  render: () => <SectionStory view={RegisterClassView} example={{ content: registerClass.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={RegisterClassView} example={{ content: registerClass.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={RegisterClassView} example={examples.band} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={RegisterClassView} examples={examples} /> })
