import preview from '../../../../../.storybook/preview.tsx'
import { ProgressCircle } from './progress-circle.tsx'

const meta = preview.meta({
  title: 'Dasar/Lingkaran kemajuan (ProgressCircle)',
  component: ProgressCircle,
  args: { label: 'Kelas Shopee untuk pemula', value: 64 },
})

export const Determinate = meta.story()
export const Indeterminate = meta.story({ args: { label: 'Menyiapkan sertifikat', value: undefined } })
export const InWords = meta.story({ args: { value: 9, max: 14, valueText: '9 dari 14 pelajaran' } })
export const LabelHidden = meta.story({ args: { isLabelHidden: true } })
export const Sizes = meta.story({
  render: () => (
    <div className="story-column">
      <ProgressCircle label="Kecil" size="sm" value={20} />
      <ProgressCircle label="Sedang" value={45} />
      <ProgressCircle label="Besar" size="lg" value={70} />
    </div>
  ),
})
export const Values = meta.story({
  render: () => (
    <div className="story-column">
      <ProgressCircle label="Belum dimulai" value={0} />
      <ProgressCircle label="Baru dimulai" value={3} />
      <ProgressCircle label="Selesai" value={100} />
    </div>
  ),
})
export const Narrow = meta.story({
  args: { label: 'Mengelola iklan dan promosi di Tokopedia dan TikTok Shop', valueText: '31 dari 120 materi' },
  render: (args) => (
    <div style={{ width: 220 }}>
      <ProgressCircle {...args} />
    </div>
  ),
})
