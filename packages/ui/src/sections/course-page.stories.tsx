import preview from '../../../../.storybook/preview.tsx'
import { courseOffer, courseSections } from './course-page.sample.ts'
import { mediaIdOf, storyHref, storyMedia, storyPictures } from './parts/story-media.ts'
import { SectionList } from './section-list.tsx'
import type { SectionView } from './section-view.ts'
import { views } from './views.gen.ts'

const meta = preview.meta({ title: 'Bagian/Halaman contoh (Sample page)' })

const mediaIds = Object.fromEntries(storyPictures.map((name) => [name, mediaIdOf(name)]))

/** All ten types on one page, in the rhythm that the checklist advises. */
export const CoursePage = meta.story({
  render: () => (
    <SectionList
      items={courseSections(mediaIds)}
      views={views as unknown as Record<string, SectionView>}
      offer={courseOffer}
      media={storyMedia}
      href={storyHref}
    />
  ),
})

/** The same page before a picture was chosen. */
export const WithoutPictures = meta.story({
  render: () => (
    <SectionList
      items={courseSections({})}
      views={views as unknown as Record<string, SectionView>}
      offer={courseOffer}
      media={storyMedia}
      href={storyHref}
    />
  ),
})
