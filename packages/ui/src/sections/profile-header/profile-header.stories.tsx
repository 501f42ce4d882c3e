import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './profile-header.examples.ts'
import { profileHeader } from './profile-header.section.ts'
import ProfileHeaderView from './profile-header.view.tsx'

const meta = preview.meta({ title: 'Bagian/Header profil (Profile header)' })

export const Portrait = meta.story({
  render: () => <SectionStory view={ProfileHeaderView} example={examples.portrait} />,
})
export const PortraitWithoutPicture = meta.story({
  render: () => <SectionStory view={ProfileHeaderView} example={examples.portraitWithoutPicture} />,
})
export const Cover = meta.story({ render: () => <SectionStory view={ProfileHeaderView} example={examples.cover} /> })
export const CoverWithoutPictures = meta.story({
  render: () => <SectionStory view={ProfileHeaderView} example={examples.coverWithoutPictures} />,
})
export const Steps = meta.story({ render: () => <SectionStory view={ProfileHeaderView} example={examples.steps} /> })
export const StepsOfOneFact = meta.story({
  render: () => <SectionStory view={ProfileHeaderView} example={examples.stepsOfOneFact} />,
})
export const New = meta.story({
  render: () => <SectionStory view={ProfileHeaderView} example={{ content: profileHeader.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={ProfileHeaderView} example={{ content: profileHeader.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={ProfileHeaderView} example={examples.portrait} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={ProfileHeaderView} examples={examples} /> })
