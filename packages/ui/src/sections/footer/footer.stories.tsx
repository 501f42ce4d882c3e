import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './footer.examples.ts'
import { footer } from './footer.section.ts'
import FooterView from './footer.view.tsx'

const meta = preview.meta({ title: 'Bagian/Footer' })

export const Columns = meta.story({ render: () => <SectionStory view={FooterView} example={examples.columns} /> })
export const ColumnsOfNameAlone = meta.story({
  render: () => <SectionStory view={FooterView} example={examples.columnsOfNameAlone} />,
})
export const Wordmark = meta.story({ render: () => <SectionStory view={FooterView} example={examples.wordmark} /> })
export const WordmarkOfManyWords = meta.story({
  render: () => <SectionStory view={FooterView} example={examples.wordmarkOfManyWords} />,
})
export const Line = meta.story({ render: () => <SectionStory view={FooterView} example={examples.line} /> })
export const New = meta.story({
  render: () => <SectionStory view={FooterView} example={{ content: footer.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={FooterView} example={{ content: footer.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={FooterView} example={examples.columns} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={FooterView} examples={examples} /> })
