import preview from '../../../../../.storybook/preview.tsx'
import { Progress } from './progress.tsx'

const meta = preview.meta({
  title: 'Dasar/Kemajuan (Progress)',
  component: Progress,
  args: { label: 'Mengunggah sampul-kelas.jpg', value: 64 },
  render: (args) => (
    <div className="story-column">
      <Progress {...args} />
    </div>
  ),
})

export const Determinate = meta.story()
export const Indeterminate = meta.story({ args: { label: 'Menyiapkan halaman', value: undefined } })
export const InWords = meta.story({
  args: { label: 'Kelas Shopee untuk pemula', value: 9, max: 14, valueText: '9 dari 14 pelajaran' },
})
export const LabelHidden = meta.story({ args: { isLabelHidden: true, value: 40 } })
export const Values = meta.story({
  render: () => (
    <div className="story-column">
      <Progress label="Belum dimulai" value={0} />
      <Progress label="Langkah pertama" value={12} />
      <Progress label="Dua pertiga" value={66.7} />
      <Progress label="Selesai" value={100} />
    </div>
  ),
})
export const Narrow = meta.story({
  args: { label: 'Mengimpor pesanan dari Tokopedia dan TikTok Shop', valueText: '1.204 dari 3.900', value: 31 },
  render: (args) => (
    <div style={{ width: 220 }}>
      <Progress {...args} />
    </div>
  ),
})
