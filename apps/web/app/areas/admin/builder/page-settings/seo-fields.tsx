import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Switch } from '@naikkelas/ui/switch'
import { Textarea } from '@naikkelas/ui/textarea'
import type { Seo } from '@naikkelas/page'
import { useBuilder, useBuilderActions } from '../state/builder-context.ts'
import { fieldId } from '../fields/field-id.ts'
import { ImageDrop } from '../fields/image-drop.tsx'
import { LengthMeter } from '../fields/length-meter.tsx'

/** What search engines and shared links show. */
export function SeoFields() {
  const seo = useBuilder((state) => state.document.seo)
  const media = useBuilder((state) =>
    state.document.seo.imageId === null ? undefined : state.media.get(state.document.seo.imageId),
  )
  const { edit, endRun } = useBuilderActions()
  const set = <Key extends keyof Seo>(key: Key, value: Seo[Key], run?: string) =>
    edit([{ kind: 'changeSeo', value: { [key]: value }, was: { [key]: seo[key] } }], run === undefined ? {} : { run })
  return (
    <>
      <Field
        label="Judul SEO"
        hint="Biarkan kosong untuk memakai judul pertama di halaman."
        aside={<LengthMeter length={seo.title.length} best={55} max={70} />}
      >
        <Input
          id={fieldId(null, ['seo', 'title'])}
          value={seo.title}
          maxLength={70}
          onChange={(event) => set('title', event.target.value, 'seo.title')}
          onBlur={endRun}
        />
      </Field>
      <Field label="Deskripsi SEO" aside={<LengthMeter length={seo.description.length} best={150} max={180} />}>
        <Textarea
          id={fieldId(null, ['seo', 'description'])}
          rows={3}
          value={seo.description}
          maxLength={180}
          onChange={(event) => set('description', event.target.value, 'seo.description')}
          onBlur={endRun}
        />
      </Field>
      <ImageDrop
        id={fieldId(null, ['seo', 'imageId'])}
        label="Gambar saat dibagikan"
        hint="Idealnya 1.200 × 630 piksel. Biarkan kosong untuk memakai gambar pertama di halaman."
        mediaId={seo.imageId ?? ''}
        media={media}
        onChoose={(chosen) => set('imageId', chosen.id)}
        onRemove={() => set('imageId', null)}
      />
      <Switch
        label="Boleh muncul di mesin pencari"
        isSpread
        checked={seo.isIndexed}
        onChange={(event) => set('isIndexed', event.target.checked)}
      />
    </>
  )
}
