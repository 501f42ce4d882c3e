import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './lesson.examples.ts'
import { lesson } from './lesson.section.ts'
import LessonView from './lesson.view.tsx'

const meta = preview.meta({ title: 'Bagian/Pelajaran (Lesson)' })

export const Chapters = meta.story({ render: () => <SectionStory view={LessonView} example={examples.chapters} /> })
export const ChaptersOfOneList = meta.story({
  render: () => <SectionStory view={LessonView} example={examples.chaptersOfOneList} />,
})
export const Compact = meta.story({ render: () => <SectionStory view={LessonView} example={examples.compact} /> })
export const CompactOfOneList = meta.story({
  render: () => <SectionStory view={LessonView} example={examples.compactOfOneList} />,
})
export const Sample = meta.story({ render: () => <SectionStory view={LessonView} example={examples.sample} /> })
export const SampleWithoutFilm = meta.story({
  render: () => <SectionStory view={LessonView} example={examples.sampleWithoutFilm} />,
})
export const New = meta.story({
  render: () => <SectionStory view={LessonView} example={{ content: lesson.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={LessonView} example={{ content: lesson.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={LessonView} example={examples.compact} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={LessonView} examples={examples} /> })
