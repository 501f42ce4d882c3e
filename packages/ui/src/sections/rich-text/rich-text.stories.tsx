import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './rich-text.examples.ts'
import { richText } from './rich-text.section.ts'
import RichTextView from './rich-text.view.tsx'

const meta = preview.meta({ title: 'Bagian/Artikel panjang (Rich text)' })

export const Article = meta.story({ render: () => <SectionStory view={RichTextView} example={examples.article} /> })
export const ArticleOfOnePart = meta.story({
  render: () => <SectionStory view={RichTextView} example={examples.articleOfOnePart} />,
})
export const Margin = meta.story({ render: () => <SectionStory view={RichTextView} example={examples.margin} /> })
export const Folded = meta.story({ render: () => <SectionStory view={RichTextView} example={examples.folded} /> })
export const New = meta.story({
  render: () => <SectionStory view={RichTextView} example={{ content: richText.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={RichTextView} example={{ content: richText.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={RichTextView} example={examples.article} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={RichTextView} examples={examples} /> })
