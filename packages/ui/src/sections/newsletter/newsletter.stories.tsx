import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './newsletter.examples.ts'
import { newsletter } from './newsletter.section.ts'
import NewsletterView from './newsletter.view.tsx'

const meta = preview.meta({ title: 'Bagian/Surat berkala (Newsletter)' })

export const Letter = meta.story({ render: () => <SectionStory view={NewsletterView} example={examples.letter} /> })
export const LetterWithoutSample = meta.story({
  render: () => <SectionStory view={NewsletterView} example={examples.letterWithoutSample} />,
})
export const Issues = meta.story({ render: () => <SectionStory view={NewsletterView} example={examples.issues} /> })
export const Line = meta.story({ render: () => <SectionStory view={NewsletterView} example={examples.line} /> })
export const LineWithConsent = meta.story({
  render: () => <SectionStory view={NewsletterView} example={examples.lineWithConsent} />,
})
export const New = meta.story({
  render: () => <SectionStory view={NewsletterView} example={{ content: newsletter.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={NewsletterView} example={{ content: newsletter.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={NewsletterView} example={examples.letter} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={NewsletterView} examples={examples} /> })
