import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './lesson-material.examples.ts'
import { lessonMaterial } from './lesson-material.section.ts'
import LessonMaterialView from './lesson-material.view.tsx'

const meta = preview.meta({ title: 'Bagian/Materi kelas (Lesson material)' })

export const Chapters = meta.story({
  render: () => <SectionStory view={LessonMaterialView} example={examples.chapters} />,
})
export const ChaptersWithPicture = meta.story({
  render: () => <SectionStory view={LessonMaterialView} example={examples.chaptersWithPicture} />,
})
export const ChaptersOfOneList = meta.story({
  render: () => <SectionStory view={LessonMaterialView} example={examples.chaptersOfOneList} />,
})
export const Accordion = meta.story({
  render: () => <SectionStory view={LessonMaterialView} example={examples.accordion} />,
})
export const AccordionOfOneList = meta.story({
  render: () => <SectionStory view={LessonMaterialView} example={examples.accordionOfOneList} />,
})
export const Timeline = meta.story({
  render: () => <SectionStory view={LessonMaterialView} example={examples.timeline} />,
})
export const TimelineOfOneList = meta.story({
  render: () => <SectionStory view={LessonMaterialView} example={examples.timelineOfOneList} />,
})
export const Compact = meta.story({
  render: () => <SectionStory view={LessonMaterialView} example={examples.compact} />,
})
export const CompactOfOneList = meta.story({
  render: () => <SectionStory view={LessonMaterialView} example={examples.compactOfOneList} />,
})
export const New = meta.story({
  render: () => <SectionStory view={LessonMaterialView} example={{ content: lessonMaterial.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={LessonMaterialView} example={{ content: lessonMaterial.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={LessonMaterialView} example={examples.chapters} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={LessonMaterialView} examples={examples} /> })
