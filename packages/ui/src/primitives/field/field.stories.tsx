import preview from '../../../../../.storybook/preview.tsx'
import { Input } from '../input/input.tsx'
import { Radio } from '../radio/radio.tsx'
import { Field } from './field.tsx'
import { Fieldset } from './fieldset.tsx'

const meta = preview.meta({
  title: 'Dasar/Isian (Field)',
  component: Field,
  args: { label: 'Nama halaman', children: <Input defaultValue="Kelas Shopee untuk pemula" /> },
})

export const Plain = meta.story()
export const WithHint = meta.story({ args: { hint: 'Hanya Anda dan tim yang melihat nama ini.' } })
export const Invalid = meta.story({
  args: {
    label: 'Tautan',
    hint: 'Huruf kecil, angka, dan tanda hubung.',
    error: 'Tautan ini sudah dipakai. Coba “kelas-shopee-2”.',
    children: <Input defaultValue="kelas-shopee" start="naikkelas.id/" />,
  },
})
export const Optional = meta.story({
  args: {
    label: 'Catatan',
    isOptional: true,
    aside: '32 / 60',
    children: <Input defaultValue="Sekali bayar. Garansi 14 hari." />,
  },
})
export const Question = meta.story({
  render: () => (
    <Fieldset legend="Jenis halaman" hint="Tidak dapat diganti setelah terbit.">
      <Radio name="jenis" label="Eksklusif" hint="Alamat pendek: naikkelas.id/kelas-shopee" defaultChecked />
      <Radio name="jenis" label="Mitra" hint="Alamat mitra: naikkelas.id/p/kelas-shopee" />
    </Fieldset>
  ),
})
