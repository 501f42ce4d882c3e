import preview from '../../../../../.storybook/preview.tsx'
import { Fieldset } from '../field/fieldset.tsx'
import { Radio } from './radio.tsx'

const meta = preview.meta({
  title: 'Dasar/Pilihan tunggal (Radio)',
  component: Radio,
  args: { label: 'Transfer bank', name: 'cara-bayar' },
  render: (args) => (
    <Fieldset legend="Cara bayar">
      <Radio {...args} />
      <Radio label="QRIS" name={args.name} />
      <Radio label="Dompet digital" name={args.name} hint="GoPay, OVO, DANA, ShopeePay" />
    </Fieldset>
  ),
})

export const Group = meta.story({ args: { defaultChecked: true } })
export const Disabled = meta.story({ args: { disabled: true } })
