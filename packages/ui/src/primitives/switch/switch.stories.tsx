import preview from '../../../../../.storybook/preview.tsx'
import { Switch } from './switch.tsx'

const meta = preview.meta({ title: 'Dasar/Sakelar (Switch)', component: Switch, args: { label: 'Tepi bertangga' } })

export const Off = meta.story()
export const On = meta.story({ args: { defaultChecked: true } })
export const Spread = meta.story({
  args: { isSpread: true, defaultChecked: true, hint: 'Warna bagian ini naik ke bagian di atasnya.' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Switch {...args} />
    </div>
  ),
})
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } })
