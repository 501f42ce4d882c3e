import { type AskedValues, type TemplateName } from '@naikkelas/page'
import { type Goal, offerFrom, sampleOffer, templates, templatesFor } from '@naikkelas/page/templates'
import { useEffect, useMemo } from 'react'
import { LookChoice } from './look-choice.tsx'
import { TemplateCard } from './template-card.tsx'
import { templateAssets } from './template-assets.ts'
import { TemplatePreview } from './template-preview.tsx'

interface GalleryProps {
  goal: Goal
  template: TemplateName | 'blank'
  look: number
  /** Shown in the preview while they are typed. */
  asked: AskedValues
  onTemplateChange: (template: TemplateName) => void
  onLookChange: (look: number) => void
}

/** The templates of one goal as thumbnails, and the selected one at full width. */
export function Gallery({ goal, template, look, asked, onTemplateChange, onLookChange }: GalleryProps) {
  const names = useMemo(() => templatesFor(goal), [goal])
  const chosen = template !== 'blank' && names.includes(template) ? template : undefined
  const [first] = names
  useEffect(() => {
    if (chosen === undefined && first !== undefined) onTemplateChange(first)
  }, [chosen, first, onTemplateChange])
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-app-xs font-semibold">Templat</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {names.map((name) => (
            <TemplateCard
              key={name}
              name={name}
              look={name === chosen ? look : 0}
              isChosen={name === chosen}
              onChoose={() => onTemplateChange(name)}
            />
          ))}
        </div>
      </fieldset>
      {chosen !== undefined && (
        <>
          <LookChoice looks={templates[chosen].looks} look={look} onLookChange={onLookChange} />
          <ChosenPreview key={chosen} name={chosen} look={look} asked={asked} />
        </>
      )}
    </div>
  )
}

function ChosenPreview({ name, look, asked }: { name: TemplateName; look: number; asked: AskedValues }) {
  const template = templates[name]
  const document = useMemo(() => ({ ...template.make(), offer: sampleOffer(template, new Date()) }), [template])
  const shown = useMemo(
    () => ({
      ...document,
      theme: (template.looks[look] ?? template.looks[0]).theme,
      offer: offerFrom(document.offer, asked),
    }),
    [document, template, look, asked],
  )
  return <TemplatePreview label={template.label} document={shown} media={templateAssets} />
}
