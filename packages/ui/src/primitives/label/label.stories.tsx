import preview from '../../../../../.storybook/preview.tsx'
import { Input } from '../input/input.tsx'
import { Label } from './label.tsx'

const meta = preview.meta({
  title: 'Dasar/Label isian (Label)',
  component: Label,
  args: { children: 'Cari pesanan', htmlFor: 'cari-pesanan' },
  render: (args) => (
    <div className="story-row">
      <Label {...args} />
      <div style={{ width: 240 }}>
        <Input id="cari-pesanan" placeholder="Nama atau nomor" disabled={args.disabled} />
      </div>
    </div>
  ),
})

export const BesideAControl = meta.story()
export const WithNote = meta.story({ args: { note: '(boleh kosong)' } })
export const Medium = meta.story({ args: { size: 'md' } })
export const Disabled = meta.story({ args: { disabled: true } })
