import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './suitable-for.examples.ts'
import { suitableFor } from './suitable-for.section.ts'
import SuitableForView from './suitable-for.view.tsx'

const meta = preview.meta({ title: 'Bagian/Cocok untuk siapa (Suitable for)' })

export const Sides = meta.story({ render: () => <SectionStory view={SuitableForView} example={examples.sides} /> })
export const SidesOnlyYes = meta.story({
  render: () => <SectionStory view={SuitableForView} example={examples.sidesOnlyYes} />,
})
export const Personas = meta.story({
  render: () => <SectionStory view={SuitableForView} example={examples.personas} />,
})
export const PersonasWithoutPictures = meta.story({
  render: () => <SectionStory view={SuitableForView} example={examples.personasWithoutPictures} />,
})
export const Checklist = meta.story({
  render: () => <SectionStory view={SuitableForView} example={examples.checklist} />,
})
export const ChecklistOnlyYes = meta.story({
  render: () => <SectionStory view={SuitableForView} example={examples.checklistOnlyYes} />,
})
export const New = meta.story({
  render: () => (
    <SectionStory
      view={SuitableForView}
      example={{ content: suitableFor.defaults, settings: suitableFor.settings ?? {} }}
    />
  ),
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={SuitableForView} example={{ content: suitableFor.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={SuitableForView} example={examples.sides} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={SuitableForView} examples={examples} /> })
