import { labelIn } from '../model/field-at.ts'
import { ChoiceFieldEditor } from './fields/choice-field-editor.tsx'
import { GroupFieldEditor } from './fields/group-field-editor.tsx'
import { NumberFieldEditor } from './fields/number-field-editor.tsx'
import { RichTextFieldEditor } from './fields/rich-text-field-editor.tsx'
import { TextFieldEditor } from './fields/text-field-editor.tsx'
import { ToggleFieldEditor } from './fields/toggle-field-editor.tsx'
import type { FieldEditorProps } from './field-editor-props.ts'
import { lateEditor } from '../fields/late-editor.tsx'

// Kinds that not every section has, and that bring much along.
const CtaFieldEditor = lateEditor(async () => (await import('./fields/cta-field-editor.tsx')).CtaFieldEditor)
const IconFieldEditor = lateEditor(async () => (await import('./fields/icon-field-editor.tsx')).IconFieldEditor)
const ImageFieldEditor = lateEditor(async () => (await import('./fields/image-field-editor.tsx')).ImageFieldEditor)
const InstantFieldEditor = lateEditor(
  async () => (await import('./fields/instant-field-editor.tsx')).InstantFieldEditor,
)
const LinkFieldEditor = lateEditor(async () => (await import('./fields/link-field-editor.tsx')).LinkFieldEditor)
const ListingFieldEditor = lateEditor(
  async () => (await import('./fields/listing-field-editor.tsx')).ListingFieldEditor,
)
const ListFieldEditor = lateEditor(async () => (await import('./list/list-field-editor.tsx')).ListFieldEditor)
const VideoFieldEditor = lateEditor(async () => (await import('./fields/video-field-editor.tsx')).VideoFieldEditor)

/** The editor of one field, by its kind. */
export function FieldEditor({ field, layout, ...place }: Omit<FieldEditorProps, 'label'>) {
  const label = labelIn(field, layout)
  switch (field.kind) {
    case 'text':
      return <TextFieldEditor {...place} field={field} layout={layout} label={label} />
    case 'richText':
      return <RichTextFieldEditor {...place} field={field} layout={layout} label={label} />
    case 'number':
      return <NumberFieldEditor {...place} field={field} layout={layout} label={label} />
    case 'toggle':
      return <ToggleFieldEditor {...place} field={field} layout={layout} label={label} />
    case 'choice':
    case 'layout':
      return <ChoiceFieldEditor {...place} field={field} layout={layout} label={label} />
    case 'image':
      return <ImageFieldEditor {...place} field={field} layout={layout} label={label} />
    case 'video':
      return <VideoFieldEditor {...place} field={field} layout={layout} label={label} />
    case 'icon':
      return <IconFieldEditor {...place} field={field} layout={layout} label={label} />
    case 'link':
      return <LinkFieldEditor {...place} field={field} layout={layout} label={label} />
    case 'cta':
      return <CtaFieldEditor {...place} field={field} layout={layout} label={label} />
    case 'instant':
      return <InstantFieldEditor {...place} field={field} layout={layout} label={label} />
    case 'group':
      return <GroupFieldEditor {...place} field={field} layout={layout} label={label} FieldEditor={FieldEditor} />
    case 'listing':
      return <ListingFieldEditor {...place} field={field} layout={layout} label={label} />
    case 'list':
      return <ListFieldEditor {...place} field={field} layout={layout} label={label} FieldEditor={FieldEditor} />
    default:
      return field satisfies never
  }
}
