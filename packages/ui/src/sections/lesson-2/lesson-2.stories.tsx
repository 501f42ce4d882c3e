import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './lesson-2.examples.ts'
import { lesson2 } from './lesson-2.section.ts'
import Lesson2View from './lesson-2.view.tsx'

const meta = preview.meta({ title: 'Bagian/Perjalanan belajar (Lesson 2)' })

export const Weeks = meta.story({ render: () => <SectionStory view={Lesson2View} example={examples.weeks} /> })
export const WeeksWithLongWords = meta.story({
  render: () => <SectionStory view={Lesson2View} example={examples.weeksWithLongWords} />,
})
export const Projects = meta.story({ render: () => <SectionStory view={Lesson2View} example={examples.projects} /> })
export const ProjectsOfThree = meta.story({
  render: () => <SectionStory view={Lesson2View} example={examples.projectsOfThree} />,
})
export const ProjectsWithoutPictures = meta.story({
  render: () => <SectionStory view={Lesson2View} example={examples.projectsWithoutPictures} />,
})
export const Rundown = meta.story({ render: () => <SectionStory view={Lesson2View} example={examples.rundown} /> })
export const RundownOnBoard = meta.story({
  render: () => <SectionStory view={Lesson2View} example={examples.rundownOnBoard} />,
})
export const New = meta.story({
  render: () => <SectionStory view={Lesson2View} example={{ content: lesson2.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={Lesson2View} example={{ content: lesson2.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={Lesson2View} example={examples.weeks} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={Lesson2View} examples={examples} /> })
