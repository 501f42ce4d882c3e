import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './coach.examples.ts'
import { coach } from './coach.section.ts'
import CoachView from './coach.view.tsx'

const meta = preview.meta({ title: 'Bagian/Mentor (Coach)' })

export const Portrait = meta.story({ render: () => <SectionStory view={CoachView} example={examples.portrait} /> })
export const PortraitWithoutPicture = meta.story({
  render: () => <SectionStory view={CoachView} example={examples.portraitWithoutPicture} />,
})
export const PortraitWithoutNumbers = meta.story({
  render: () => <SectionStory view={CoachView} example={examples.portraitWithoutNumbers} />,
})
export const Letter = meta.story({ render: () => <SectionStory view={CoachView} example={examples.letter} /> })
export const LetterOnBrand = meta.story({
  render: () => <SectionStory view={CoachView} example={examples.letterOnBrand} />,
})
export const Team = meta.story({ render: () => <SectionStory view={CoachView} example={examples.team} /> })
export const TeamOfTwo = meta.story({ render: () => <SectionStory view={CoachView} example={examples.teamOfTwo} /> })
export const TeamOfFive = meta.story({ render: () => <SectionStory view={CoachView} example={examples.teamOfFive} /> })
export const New = meta.story({
  render: () => <SectionStory view={CoachView} example={{ content: coach.defaults, settings: coach.settings ?? {} }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={CoachView} example={{ content: coach.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={CoachView} example={examples.portrait} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={CoachView} examples={examples} /> })
