import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './image-paragraph.examples.ts'
import { imageParagraph } from './image-paragraph.section.ts'
import ImageParagraphView from './image-paragraph.view.tsx'

const meta = preview.meta({ title: 'Bagian/Gambar dan paragraf (Image paragraph)' })

export const Left = meta.story({ render: () => <SectionStory view={ImageParagraphView} example={examples.left} /> })
export const Right = meta.story({ render: () => <SectionStory view={ImageParagraphView} example={examples.right} /> })
export const Auto = meta.story({ render: () => <SectionStory view={ImageParagraphView} example={examples.auto} /> })
export const Overlap = meta.story({
  render: () => <SectionStory view={ImageParagraphView} example={examples.overlap} />,
})
export const LeftWithPrice = meta.story({
  render: () => <SectionStory view={ImageParagraphView} example={examples.leftWithPrice} />,
})
export const RightWithPrice = meta.story({
  render: () => <SectionStory view={ImageParagraphView} example={examples.rightWithPrice} />,
})
export const AutoWithPrice = meta.story({
  render: () => <SectionStory view={ImageParagraphView} example={examples.autoWithPrice} />,
})
export const OverlapWithPrice = meta.story({
  render: () => <SectionStory view={ImageParagraphView} example={examples.overlapWithPrice} />,
})
export const New = meta.story({
  render: () => (
    <SectionStory
      view={ImageParagraphView}
      example={{ content: imageParagraph.defaults, settings: imageParagraph.settings ?? {} }}
    />
  ),
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={ImageParagraphView} example={{ content: imageParagraph.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={ImageParagraphView} example={examples.leftWithPrice} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={ImageParagraphView} examples={examples} /> })
