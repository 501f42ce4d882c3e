import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './steps.examples.ts'
import { steps } from './steps.section.ts'
import StepsView from './steps.view.tsx'

const meta = preview.meta({ title: 'Bagian/Langkah (Steps)' })

export const Board = meta.story({ render: () => <SectionStory view={StepsView} example={examples.board} /> })
export const BoardOfFour = meta.story({
  render: () => <SectionStory view={StepsView} example={examples.boardOfFour} />,
})
export const BoardOfTwo = meta.story({ render: () => <SectionStory view={StepsView} example={examples.boardOfTwo} /> })
export const BoardOfEight = meta.story({
  render: () => <SectionStory view={StepsView} example={examples.boardOfEight} />,
})
export const Pictures = meta.story({ render: () => <SectionStory view={StepsView} example={examples.pictures} /> })
export const PicturesWithout = meta.story({
  render: () => <SectionStory view={StepsView} example={examples.picturesWithout} />,
})
export const Checklist = meta.story({ render: () => <SectionStory view={StepsView} example={examples.checklist} /> })
export const New = meta.story({ render: () => <SectionStory view={StepsView} example={{ content: steps.defaults }} /> })
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={StepsView} example={{ content: steps.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={StepsView} example={examples.board} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={StepsView} examples={examples} /> })
