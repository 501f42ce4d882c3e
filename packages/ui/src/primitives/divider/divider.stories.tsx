import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Text } from '../text/text.tsx'
import { Divider } from './divider.tsx'

const meta = preview.meta({
  title: 'Dasar/Garis pemisah (Divider)',
  component: Divider,
  render: (args) => (
    <div className="story-column">
      <Text>Pesanan dikirim dari gudang Bandung.</Text>
      <Divider {...args} />
      <Text>Perkiraan tiba 20 November 2026.</Text>
    </div>
  ),
})

export const Horizontal = meta.story()
export const Vertical = meta.story({
  render: () => (
    <div className="story-row" style={{ alignItems: 'stretch' }}>
      <Text>12 terjual</Text>
      <Divider orientation="vertical" />
      <Text>3 menunggu pembayaran</Text>
    </div>
  ),
})
export const WithWord = meta.story({
  render: () => (
    <div className="story-column">
      <Button variant="primary">Masuk dengan kata sandi</Button>
      <Divider label="atau" />
      <Button>Kirim tautan ke e-mail</Button>
    </div>
  ),
})
