import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { Section } from './section.tsx'

const content = (title: string) => (
  <Stack align="start">
    <Heading level={2} size="h2">
      {title}
    </Heading>
    <Text size="lead" tone="muted">
      Kami menjawab pesan setiap hari pukul 08.00 sampai 21.00 WIB.
    </Text>
    <Button variant="primary" size="page">
      Tanya lewat WhatsApp
    </Button>
  </Stack>
)

const meta = preview.meta({
  title: 'Dasar/Ruas (Section)',
  component: Section,
  parameters: { isBare: true },
  args: { children: content('Belum yakin kelas ini untuk Anda?') },
})

export const White = meta.story()
export const Board = meta.story({ args: { tone: 'board', spacing: 'loose' } })
export const Tones = meta.story({
  render: () => (
    <div>
      {(['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const).map((tone) => (
        <Section key={tone} tone={tone} spacing="tight">
          {content(`Nuansa ${tone}`)}
        </Section>
      ))}
    </div>
  ),
})
export const Stepped = meta.story({
  render: () => (
    <div>
      <Section tone="paper" spacing="tight">
        <Text>Pembukaan halaman.</Text>
      </Section>
      <Section tone="brand" hasStep>
        {content('Kelas berikutnya mulai Senin')}
      </Section>
    </div>
  ),
})
