import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../field/field.tsx'
import { FileInput } from './file-input.tsx'

const meta = preview.meta({
  title: 'Dasar/Pilih berkas (FileInput)',
  component: FileInput,
  args: { accept: 'image/*' },
  render: (args) => (
    <div className="story-column">
      <Field label="Gambar sampul" hint="JPG, PNG, atau WebP, paling besar 10 MB, lebar sedikitnya 800 piksel.">
        <FileInput {...args} />
      </Field>
    </div>
  ),
})

export const Empty = meta.story()
export const Several = meta.story({ args: { multiple: true } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Invalid = meta.story({
  render: (args) => (
    <div className="story-column">
      <Field label="Bukti transfer" error="Berkas ini bukan gambar. Pilih foto atau tangkapan layar bukti transfer.">
        <FileInput {...args} />
      </Field>
    </div>
  ),
})
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ width: 240 }}>
      <Field label="Bukti transfer">
        <FileInput {...args} />
      </Field>
    </div>
  ),
})
