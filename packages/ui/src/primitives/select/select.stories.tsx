import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'

const meta = preview.meta({
  title: 'Dasar/Menu pilihan (Select)',
  component: Select,
  args: {
    defaultValue: 'terbit',
    children: (
      <>
        <option value="semua">Semua status</option>
        <option value="draf">Draf</option>
        <option value="terbit">Terbit</option>
        <option value="terjadwal">Terjadwal</option>
      </>
    ),
  },
  render: (args) => (
    <div className="story-column">
      <Field label="Status">
        <Select {...args} />
      </Field>
    </div>
  ),
})

export const Chosen = meta.story()
export const Small = meta.story({ args: { size: 'sm' } })
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
export const Disabled = meta.story({ args: { disabled: true } })
