import type { StoredSection } from '@naikkelas/page'

/** In the outline, behind a section's name: in which variant of the page it is shown. */
export function RowVariant({ section }: { section: StoredSection }) {
  const variant = section.settings.variant
  if (!variant) return null
  return (
    <span className="inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-highlight-200 text-app-xs font-semibold text-tinta-950">
      <span className="sr-only">, varian </span>
      {variant.key.toUpperCase()}
    </span>
  )
}

/** At the corner of a section on the canvas, where its variants are listed one below the other. */
export function SectionVariant({ section }: { section: StoredSection }) {
  const variant = section.settings.variant
  if (!variant) return null
  return (
    <span aria-hidden="true" className="builder-chrome builder-variant">
      Varian {variant.key.toUpperCase()}
    </span>
  )
}
