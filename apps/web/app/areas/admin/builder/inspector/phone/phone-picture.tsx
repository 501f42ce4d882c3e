import { type Image, noImage } from '@naikkelas/ui/sections/registry'
import { useBuilder } from '../../state/builder-context.ts'
import { fieldId } from '../../fields/field-id.ts'
import { ImageDrop } from '../../fields/image-drop.tsx'
import { useField } from '../use-field.ts'

const path = ['image']

/** Another picture in place of the section's own on phones; what is said of it stays the same. */
export function PhonePicture({ sectionId }: { sectionId: string }) {
  const { value, change } = useField<Image>(sectionId, path, noImage)
  const media = useBuilder((state) => (value.phone ? state.media.get(value.phone.mediaId) : undefined))
  return (
    <ImageDrop
      id={fieldId(sectionId, [...path, 'phone'])}
      label="Gambar di ponsel"
      hint="Biarkan kosong untuk memakai gambar yang sama. Teks alternatifnya berlaku untuk keduanya."
      mediaId={value.phone?.mediaId ?? ''}
      media={media}
      onChoose={(chosen) => change({ ...value, phone: { mediaId: chosen.id } })}
      onRemove={() => {
        const { phone: _taken, ...rest } = value
        change(rest)
      }}
    />
  )
}
