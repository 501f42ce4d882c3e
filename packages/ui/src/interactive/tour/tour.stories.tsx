import { type ReactNode, useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { Tour, type TourProps } from './tour.tsx'

const meta = preview.meta({
  title: 'Interaktif/Tur (Tour)',
  component: Tour,
  args: { steps: [], isOpen: true, onFinish: () => {} },
  render: () => <Screen />,
})

function Screen({ children, ...props }: Partial<TourProps> & { children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true)
  const forum = useRef<HTMLButtonElement>(null)
  return (
    <Stack>
      <Card>
        <Button id="kelas-saya">Kelas saya</Button> <Button ref={forum}>Forum diskusi</Button>
      </Card>
      <div style={{ height: 240 }} />
      <Button onClick={() => setIsOpen(true)}>Ulangi tur</Button>
      <Tour
        steps={[
          {
            target: '#kelas-saya',
            title: 'Kelas Anda ada di sini',
            text: 'Lanjutkan pelajaran terakhir, atau unduh sertifikat kelas yang sudah selesai.',
          },
          { target: forum, title: 'Tanya di forum', text: 'Mentor menjawab dalam satu hari kerja.' },
          { title: 'Selamat belajar', text: 'Tur ini dapat diulang dari menu Bantuan.' },
        ]}
        isOpen={isOpen}
        onFinish={() => setIsOpen(false)}
        {...props}
      />
      {children}
    </Stack>
  )
}

export const FirstStep = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Kelas Anda ada di sini' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: 'Lanjut' })).toHaveFocus()
  },
})

export const SecondStep = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lanjut' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tanya di forum' })).toBeVisible())
  },
})

export const WithoutATarget = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lanjut' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Lanjut' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Selesai' })).toBeVisible())
  },
})

export const Finished = meta.story({
  play: async () => {
    for (const name of ['Lanjut', 'Lanjut', 'Selesai'])
      await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
