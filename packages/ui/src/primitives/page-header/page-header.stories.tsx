import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { PageFrame } from '../page-frame/page-frame.tsx'
import { PageHeader } from './page-header.tsx'

const meta = preview.meta({
  title: 'Dasar/Kepala layar (PageHeader)',
  component: PageHeader,
  parameters: { isBare: true },
  args: {
    title: 'Kabar prospek',
    description: 'Siapa yang dikabari ketika formulir terisi, dan lewat mana.',
    back: { href: '#prospek', label: 'Prospek' },
    actions: [
      <Button key="try">Kirim contoh</Button>,
      <Button key="add" variant="primary">
        Tambah penerima
      </Button>,
    ],
  },
  decorators: [
    (Story) => (
      <PageFrame as="div">
        <Story />
      </PageFrame>
    ),
  ],
})

export const Whole = meta.story()
export const TitleOnly = meta.story({ args: { description: undefined, back: undefined, actions: undefined } })

export const LongTitle = meta.story({
  args: { title: 'Rapikan pembukuan toko dalam empat minggu bersama Ratna Kusuma dan tim' },
  play: async ({ canvas }) => {
    const [heading, action] = [canvas.getByRole('heading'), canvas.getByRole('button', { name: 'Kirim contoh' })]
    await expect(heading.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
})
