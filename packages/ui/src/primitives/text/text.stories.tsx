import preview from '../../../../../.storybook/preview.tsx'
import { Text } from './text.tsx'

const meta = preview.meta({
  title: 'Dasar/Teks (Text)',
  component: Text,
  args: {
    children:
      'Kelas praktik untuk pemilik usaha kecil yang ingin laporan rapi, keputusan cepat, dan malam yang lebih tenang.',
  },
})

export const Default = meta.story()
export const Lead = meta.story({ args: { size: 'lead' } })
export const Muted = meta.story({ args: { tone: 'muted' } })
export const Truncated = meta.story({
  args: { isTruncated: true },
  render: (args) => (
    <div className="story-column">
      <Text {...args} />
    </div>
  ),
})
export const TabularDigits = meta.story({
  render: () => (
    <div>
      {['Rp1.111.111', 'Rp9.808.000', 'Rp350.000'].map((amount) => (
        <Text key={amount} hasTabularDigits className="ui:text-end">
          {amount}
        </Text>
      ))}
    </div>
  ),
})
export const Scale = meta.story({
  render: (args) => (
    <div className="story-column">
      {(['lead', 'body', 'small', 'label', 'app-lg', 'app-md', 'app-sm', 'app-xs'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </div>
  ),
})
