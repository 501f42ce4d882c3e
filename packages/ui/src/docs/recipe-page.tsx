import { storyHref, storyMedia, storyOffer } from '../sections/parts/story-media.ts'
import { type PageSection, SectionList } from '../sections/section-list.tsx'
import type { SectionView } from '../sections/section-view.ts'
import { views } from '../sections/views.gen.ts'

export interface RecipePageProps {
  items: readonly PageSection[]
}

/** A whole page as it would be published. */
export function RecipePage({ items }: RecipePageProps) {
  return (
    <SectionList
      items={items}
      views={views as unknown as Record<string, SectionView>}
      offer={storyOffer}
      media={storyMedia}
      href={storyHref}
      formAction={({ id }) => `/formulir/${id}`}
    />
  )
}
