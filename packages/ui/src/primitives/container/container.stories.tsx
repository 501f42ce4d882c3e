import preview from '../../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { Container } from './container.tsx'

const meta = preview.meta({
  title: 'Dasar/Wadah (Container)',
  component: Container,
  parameters: { isBare: true },
  args: { children: <Card>Ringkasan penjualan minggu ini: Rp4.250.000 dari 29 pesanan.</Card> },
})

export const Content = meta.story()
export const ForReading = meta.story({
  args: {
    width: 'text',
    as: 'article',
    children: (
      <Text size="body">
        Pembeli membaca halaman Anda di ponsel, sering sambil berdiri. Baris yang terlalu panjang membuat mata tersesat
        di perjalanan pulang ke kiri; enam puluh sampai tujuh puluh huruf sudah cukup.
      </Text>
    ),
  },
})
export const Widths = meta.story({
  render: () => (
    <Stack gap="sm">
      {(['narrow', 'text', 'content', 'bleed'] as const).map((width) => (
        <Container key={width} width={width}>
          <Card padding="sm">{width}</Card>
        </Container>
      ))}
    </Stack>
  ),
})
