import type { TemplateName } from '@naikkelas/page'
import { sampleOffer, templates } from '@naikkelas/page/templates'
import { useId, useMemo } from 'react'
import { PageThumbnail } from '../../page-drawing/page-thumbnail.tsx'
import { templateAssets } from './template-assets.ts'

interface TemplateCardProps {
  name: TemplateName
  look: number
  isChosen: boolean
  onChoose: () => void
}

/** Drawing widths of thumbnails: a desktop page, and a link page as its column. */
const drawnWidth = { page: 1280, links: 600 }

/** One template to choose, drawn by its own sections. */
export function TemplateCard({ name, look, isChosen, onChoose }: TemplateCardProps) {
  const hint = useId()
  const template = templates[name]
  const document = useMemo(() => {
    const made = template.make()
    return {
      ...made,
      theme: (template.looks[look] ?? template.looks[0]).theme,
      offer: sampleOffer(template, new Date()),
    }
  }, [template, look])
  return (
    // Not by `:has(:checked)`: the page drawn inside may contain a checked input.
    <label
      data-state={isChosen ? 'selected' : undefined}
      className="relative flex min-w-0 cursor-pointer flex-col overflow-hidden rounded-box border border-line hover:border-accent has-focus-visible:outline-3 has-focus-visible:outline-focus data-[state=selected]:border-accent data-[state=selected]:not-has-focus-visible:outline-2 data-[state=selected]:not-has-focus-visible:outline-accent"
    >
      <span aria-hidden="true" className="block aspect-[4/5] w-full overflow-hidden border-b border-line bg-surface">
        <PageThumbnail
          document={document}
          media={templateAssets}
          width={document.template === 1 ? drawnWidth.links : drawnWidth.page}
        />
      </span>
      <span className="flex gap-2 p-2.5">
        <input
          type="radio"
          name="template"
          value={name}
          checked={isChosen}
          aria-label={template.label}
          aria-describedby={hint}
          onChange={onChoose}
          className="mt-0.5 size-4 shrink-0 accent-(--ui-action)"
        />
        <span className="flex min-w-0 flex-col">
          <span className="text-app-sm font-medium">{template.label}</span>
          <span id={hint} className="text-app-xs text-muted max-sm:sr-only">
            {template.purpose}
          </span>
        </span>
      </span>
    </label>
  )
}
