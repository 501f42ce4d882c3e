import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './order-form.examples.ts'
import { orderForm } from './order-form.section.ts'
import OrderFormView from './order-form.view.tsx'

const meta = preview.meta({ title: 'Bagian/Formulir pesanan (Order form)' })

export const Split = meta.story({ render: () => <SectionStory view={OrderFormView} example={examples.split} /> })
export const SplitWithConsent = meta.story({
  render: () => <SectionStory view={OrderFormView} example={examples.splitWithConsent} />,
})
export const Slip = meta.story({ render: () => <SectionStory view={OrderFormView} example={examples.slip} /> })
export const New = meta.story({
  render: () => <SectionStory view={OrderFormView} example={{ content: orderForm.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={OrderFormView} example={{ content: orderForm.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={OrderFormView} example={examples.split} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={OrderFormView} examples={examples} /> })
