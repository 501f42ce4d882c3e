import { type Image, type ImageField, imageRatios, noImage } from '@naikkelas/ui/sections/registry'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { useState } from 'react'
import { useBuilder } from '../../state/builder-context.ts'
import type { FieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { AltFields } from '../image/alt-fields.tsx'
import { FocalPicker } from '../../../media/focal-picker.tsx'
import { ImageDrop } from '../../fields/image-drop.tsx'
import { useField } from '../use-field.ts'

const ratioLabels: Record<(typeof imageRatios)[number], string> = {
  original: 'Asli',
  '1:1': 'Persegi 1:1',
  '4:3': 'Foto 4:3',
  '16:9': 'Lebar 16:9',
  '9:16': 'Tegak 9:16',
}

/** A picture: dropped, pasted, chosen or taken from the library, and said in words at once. */
export function ImageFieldEditor({ sectionId, path, field, label }: FieldEditorProps<ImageField>) {
  const { value, change, type, endRun } = useField<Image>(sectionId, path, noImage)
  const media = useBuilder((state) => state.media.get(value.mediaId))
  const [asksForAlt, setAsksForAlt] = useState(false)
  const id = fieldId(sectionId, path)
  const suffix = label === 'Gambar' ? '' : ` ${label.toLowerCase()}`
  return (
    <div className="flex flex-col gap-3">
      <ImageDrop
        id={id}
        label={label}
        hint={field.hint}
        mediaId={value.mediaId}
        media={media}
        onChoose={(chosen, focal) => {
          // Words about another picture would be wrong; those proposed with this one are a start.
          change({ ...value, mediaId: chosen.id, alt: chosen.alt, focal })
          setAsksForAlt(true)
        }}
        onRemove={() => change({ ...noImage, ratio: value.ratio, treatment: value.treatment })}
      />
      {value.mediaId !== '' && (
        <>
          <AltFields
            id={`${id}-alt`}
            label={`Teks alternatif${suffix}`}
            alt={value.alt}
            isDecorative={value.isDecorative}
            isAutoFocused={asksForAlt}
            onAltChange={(alt) => type({ ...value, alt })}
            onAltBlur={() => {
              endRun()
              setAsksForAlt(false)
            }}
            onDecorativeChange={(isDecorative) => change({ ...value, isDecorative })}
          />
          {media && <FocalPicker media={media} focal={value.focal} onChange={(focal) => change({ ...value, focal })} />}
          <Field label={`Pangkas${suffix}`}>
            <Select
              value={value.ratio ?? 'original'}
              onChange={(event) =>
                change({ ...value, ratio: imageRatios.find((ratio) => ratio === event.target.value) })
              }
            >
              {imageRatios.map((ratio) => (
                <option key={ratio} value={ratio}>
                  {ratioLabels[ratio]}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </div>
  )
}
