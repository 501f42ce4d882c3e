import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { IconButton } from './icon-button.tsx'

const meta = preview.meta({
  title: 'Dasar/Tombol ikon (IconButton)',
  component: IconButton,
  args: { label: 'Urungkan', icon: <Icon name="urungkan" /> },
})

export const Quiet = meta.story()
export const Outline = meta.story({ args: { variant: 'outline' } })
export const Pressed = meta.story({ args: { label: 'Tebal', icon: <Icon name="tebal" />, isPressed: true } })
export const Danger = meta.story({ args: { label: 'Hapus bagian', icon: <Icon name="hapus" />, variant: 'danger' } })
export const Disabled = meta.story({ args: { disabled: true } })
export const AsLink = meta.story({
  args: {
    label: 'Lihat halaman',
    asChild: true,
    children: (
      <a href="#halaman">
        <Icon name="buka-luar" />
      </a>
    ),
  },
})

export const Matrix = meta.story({
  render: () => (
    <div className="story-column">
      {(['quiet', 'outline', 'primary', 'danger'] as const).map((variant) => (
        <div key={variant} className="story-row">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <IconButton
              key={size}
              variant={variant}
              size={size}
              label="Gandakan"
              icon={<Icon name="gandakan" size={size === 'sm' ? 16 : 20} />}
            />
          ))}
          <IconButton variant={variant} isPressed label="Miring" icon={<Icon name="miring" />} />
        </div>
      ))}
    </div>
  ),
})
