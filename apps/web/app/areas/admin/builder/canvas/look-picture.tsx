import type { StoredSection } from '@naikkelas/page'
import { ThemeScope } from '@naikkelas/ui/theme'
import type { Tone } from '@naikkelas/ui/sections/registry'
import { PageThumbnail } from '../../page-drawing/page-thumbnail.tsx'
import { useBuilder } from '../state/builder-context.ts'

/** A section's thumbnail in another layout, with its own content. */
export function LayoutPicture({ section, layout }: { section: StoredSection; layout: string }) {
  const document = useBuilder((state) => state.document)
  const media = useBuilder((state) => state.media)
  const shown = {
    ...section,
    content: { ...section.content, layout },
    settings: { ...section.settings, isHidden: false },
  }
  return (
    <PageThumbnail document={{ ...document, sections: [shown] }} media={[...media.values()]} width={1020} isSample />
  )
}

/** A colour scheme in the page's own colours. */
export function TonePicture({ tone }: { tone: Tone }) {
  const theme = useBuilder((state) => state.document.theme)
  return (
    <ThemeScope theme={theme} tone={tone} className="flex size-full items-center justify-center gap-1.5">
      <span className="text-app-sm font-bold text-text">Aa</span>
      <span className="size-2.5 rounded-round bg-accent" />
    </ThemeScope>
  )
}
