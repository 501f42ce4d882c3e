import preview from '../../../../../.storybook/preview.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Heading } from '../heading/heading.tsx'
import { Text } from '../text/text.tsx'
import { Stack } from './stack.tsx'

const meta = preview.meta({
  title: 'Dasar/Tumpukan (Stack)',
  component: Stack,
  render: (args) => (
    <Stack {...args}>
      <Card>Pesanan baru</Card>
      <Card>Menunggu pembayaran</Card>
      <Card>Siap dikirim</Card>
    </Stack>
  ),
})

export const Column = meta.story()
export const Row = meta.story({ args: { direction: 'row', gap: 'sm', align: 'center' } })
export const Between = meta.story({
  args: { direction: 'row', justify: 'between', align: 'center' },
  render: (args) => (
    <Stack {...args}>
      <Stack gap="xs">
        <Heading level={2} size="app-xl">
          Halaman landing
        </Heading>
        <Stack direction="row" gap="sm" align="baseline">
          <Badge tone="ok">12 terbit</Badge>
          <Text tone="muted">4 draf</Text>
        </Stack>
      </Stack>
      <Button variant="primary">Halaman baru</Button>
    </Stack>
  ),
})
export const Distances = meta.story({
  render: () => (
    <Stack gap="lg">
      {(['none', 'xs', 'sm', 'md', 'lg', 'xl'] as const).map((gap) => (
        <Stack key={gap} direction="row" gap={gap} align="center">
          <Badge>{gap}</Badge>
          <Badge tone="accent">satu</Badge>
          <Badge tone="accent">dua</Badge>
        </Stack>
      ))}
    </Stack>
  ),
})
