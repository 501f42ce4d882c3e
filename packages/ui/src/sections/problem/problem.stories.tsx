import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './problem.examples.ts'
import { problem } from './problem.section.ts'
import ProblemView from './problem.view.tsx'

const meta = preview.meta({ title: 'Bagian/Masalah (Problem)' })

export const Board = meta.story({ render: () => <SectionStory view={ProblemView} example={examples.board} /> })
export const BoardOfThree = meta.story({
  render: () => <SectionStory view={ProblemView} example={examples.boardOfThree} />,
})
export const Screens = meta.story({ render: () => <SectionStory view={ProblemView} example={examples.screens} /> })
export const ScreensOnBoard = meta.story({
  render: () => <SectionStory view={ProblemView} example={examples.screensOnBoard} />,
})
export const Thoughts = meta.story({ render: () => <SectionStory view={ProblemView} example={examples.thoughts} /> })
export const ThoughtsOfFour = meta.story({
  render: () => <SectionStory view={ProblemView} example={examples.thoughtsOfFour} />,
})
export const New = meta.story({
  render: () => (
    <SectionStory view={ProblemView} example={{ content: problem.defaults, settings: problem.settings ?? {} }} />
  ),
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={ProblemView} example={{ content: problem.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={ProblemView} example={examples.screens} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={ProblemView} examples={examples} /> })
