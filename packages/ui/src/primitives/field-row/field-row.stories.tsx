import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { Select } from '../select/select.tsx'
import { FieldRow } from './field-row.tsx'

const from = (
  <Field key="from" label="Dari alamat" hint="Alamat lama, tanpa domain.">
    <Input placeholder="/promo-lama" />
  </Field>
)

const meta = preview.meta({
  title: 'Dasar/Baris isian (FieldRow)',
  component: FieldRow,
  args: {
    children: [
      from,
      <Field key="to" label="Ke">
        <Input placeholder="/promo-baru" />
      </Field>,
    ],
    actions: <Button variant="primary">Alihkan</Button>,
  },
})

export const WithButton = meta.story()

export const WithError = meta.story({
  args: {
    children: [
      from,
      <Field key="to" label="Ke" error="Tujuan belum diisi. Tulis alamat yang dibuka.">
        <Input />
      </Field>,
    ],
  },
})

export const WithoutLabels = meta.story({
  args: {
    children: [
      <Field key="search" label="Cari" isLabelHidden>
        <Input type="search" placeholder="Cari nama" />
      </Field>,
      <Field key="status" label="Status" isLabelHidden>
        <Select>
          <option>Semua status</option>
        </Select>
      </Field>,
    ],
    actions: <Button>Saring</Button>,
  },
})

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ width: 320 }}>
      <FieldRow {...args} />
    </div>
  ),
})
