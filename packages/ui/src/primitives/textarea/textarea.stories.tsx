import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../field/field.tsx'
import { Textarea } from './textarea.tsx'

const meta = preview.meta({
  title: 'Dasar/Isian panjang (Textarea)',
  component: Textarea,
  args: {
    defaultValue: 'Istilah teknis dijelaskan dengan contoh warung, kos, dan toko daring yang dekat dengan keseharian.',
  },
  render: (args) => (
    <div className="story-column">
      <Field label="Uraian">
        <Textarea {...args} />
      </Field>
    </div>
  ),
})

export const Filled = meta.story()
export const Empty = meta.story({ args: { defaultValue: '', placeholder: 'Satu atau dua kalimat' } })
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
export const Disabled = meta.story({ args: { disabled: true } })
