import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { Button } from './button.tsx'

const meta = preview.meta({
  title: 'Dasar/Tombol (Button)',
  component: Button,
  args: { children: 'Simpan perubahan' },
})

export const Primary = meta.story({ args: { variant: 'primary' } })
export const Secondary = meta.story({ args: { variant: 'secondary' } })
export const Quiet = meta.story({ args: { variant: 'quiet' } })
export const Danger = meta.story({ args: { variant: 'danger', children: 'Hapus halaman' } })
export const CallToAction = meta.story({ args: { variant: 'cta', size: 'page', children: 'Daftar sekarang' } })
export const Loading = meta.story({ args: { variant: 'primary', isLoading: true, children: 'Menerbitkan…' } })
export const Disabled = meta.story({ args: { variant: 'primary', disabled: true } })
export const WithIcons = meta.story({
  args: {
    variant: 'secondary',
    iconStart: <Icon name="unggah" size={16} />,
    iconEnd: <Icon name="panah-bawah" size={16} />,
    children: 'Unggah gambar',
  },
})
export const AsLink = meta.story({
  args: { asChild: true, variant: 'primary', children: <a href="#tujuan">Buat halaman</a> },
})

export const Matrix = meta.story({
  render: () => (
    <div className="story-column">
      {(['primary', 'secondary', 'quiet', 'danger', 'cta'] as const).map((variant) => (
        <div key={variant} className="story-row">
          {(['sm', 'md', 'lg', 'page'] as const).map((size) => (
            <Button key={size} variant={variant} size={size} iconStart={<Icon name="tambah" size={16} />}>
              Tambah bagian
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
})
