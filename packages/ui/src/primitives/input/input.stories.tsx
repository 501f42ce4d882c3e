import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { Field } from '../field/field.tsx'
import { Input } from './input.tsx'

const meta = preview.meta({
  title: 'Dasar/Kotak isian (Input)',
  component: Input,
  args: { defaultValue: 'Wulan Anggraini' },
  decorators: [
    (Story, { args }) => (
      <div className="story-column">
        <Field label={typeof args['aria-label'] === 'string' ? args['aria-label'] : 'Nama lengkap'}>
          <Input {...args} />
        </Field>
      </div>
    ),
  ],
})

export const Filled = meta.story()
export const Empty = meta.story({ args: { defaultValue: '', placeholder: 'nama@toko.id' } })
export const WithIcon = meta.story({
  args: { start: <Icon name="cari" size={16} />, defaultValue: '', placeholder: 'Cari halaman' },
})
export const WithUnit = meta.story({ args: { start: 'Rp', defaultValue: '349.000', inputMode: 'numeric' } })
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
export const Disabled = meta.story({ args: { disabled: true } })
export const ReadOnly = meta.story({ args: { readOnly: true } })
export const Small = meta.story({ args: { size: 'sm' } })
export const Large = meta.story({ args: { size: 'lg' } })
