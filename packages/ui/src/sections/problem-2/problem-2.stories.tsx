import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './problem-2.examples.ts'
import { problem2 } from './problem-2.section.ts'
import Problem2View from './problem-2.view.tsx'

const meta = preview.meta({ title: 'Bagian/Biaya menunda (Problem 2)' })

export const Receipt = meta.story({ render: () => <SectionStory view={Problem2View} example={examples.receipt} /> })
export const ReceiptInWords = meta.story({
  render: () => <SectionStory view={Problem2View} example={examples.receiptInWords} />,
})
export const Columns = meta.story({ render: () => <SectionStory view={Problem2View} example={examples.columns} /> })
export const ColumnsInWords = meta.story({
  render: () => <SectionStory view={Problem2View} example={examples.columnsInWords} />,
})
export const New = meta.story({
  render: () => (
    <SectionStory view={Problem2View} example={{ content: problem2.defaults, settings: problem2.settings ?? {} }} />
  ),
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={Problem2View} example={{ content: problem2.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={Problem2View} example={examples.receipt} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={Problem2View} examples={examples} /> })
