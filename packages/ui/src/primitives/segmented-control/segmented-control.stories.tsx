import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const meta = preview.meta({
  title: 'Dasar/Pilihan berjajar (SegmentedControl)',
  component: SegmentedControl,
  args: {
    label: 'Jarak bagian',
    defaultValue: 'biasa',
    options: [
      { value: 'rapat', label: 'Rapat' },
      { value: 'biasa', label: 'Biasa' },
      { value: 'lega', label: 'Lega' },
    ],
  },
})

export const Words = meta.story()
export const Icons = meta.story({
  args: {
    label: 'Lebar kanvas',
    isIconOnly: true,
    defaultValue: '360',
    options: [
      { value: '360', label: 'Ponsel', icon: <Icon name="ponsel" size={16} /> },
      { value: '768', label: 'Tablet', icon: <Icon name="tablet" size={16} /> },
      { value: '1280', label: 'Desktop', icon: <Icon name="desktop" size={16} /> },
    ],
  },
})
export const FullWidth = meta.story({
  args: { isFullWidth: true, size: 'sm' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <SegmentedControl {...args} />
    </div>
  ),
})
