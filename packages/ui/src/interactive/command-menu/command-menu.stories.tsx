import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { commandMenuLabelsEn } from './command-menu.labels.ts'
import { CommandMenu, type CommandMenuProps } from './command-menu.tsx'

const publish = fn()

function Opened(args: CommandMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cari perintah</Button>
      {isOpen && <CommandMenu {...args} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const meta = preview.meta({
  title: 'Interaktif/Menu perintah (CommandMenu)',
  component: CommandMenu,
  args: {
    onClose: () => {},
    commands: [
      {
        id: 'publish',
        label: 'Terbitkan halaman',
        group: 'Tindakan',
        words: 'publish live tayang',
        icon: <Icon name="unggah" size={16} />,
        hint: 'Ctrl Enter',
        run: publish,
      },
      {
        id: 'undo',
        label: 'Urungkan',
        group: 'Tindakan',
        words: 'undo batal',
        icon: <Icon name="urungkan" size={16} />,
        hint: 'Ctrl Z',
        run: () => {},
      },
      {
        id: 'shopee',
        label: 'Kelas Shopee untuk pemula',
        group: 'Halaman',
        words: 'buka page',
        icon: <Icon name="papan-tulis" size={16} />,
        hint: 'kelas-shopee',
        run: () => {},
      },
      {
        id: 'kopi',
        label: 'Kopi Ratna: mempersiapkan pertanggungjawaban administrasi toko daring',
        group: 'Halaman',
        words: 'buka page',
        icon: <Icon name="papan-tulis" size={16} />,
        hint: 'kopi-ratna',
        run: () => {},
      },
    ],
  },
  render: (args: CommandMenuProps) => <Opened {...args} />,
})

export const Closed = meta.story()

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cari perintah' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Perintah atau halaman' })).toHaveFocus())
    await expect(screen.getAllByRole('option')).toHaveLength(4)
  },
})

export const TypedAndDone = meta.story({
  play: async ({ canvas }) => {
    publish.mockClear()
    const button = canvas.getByRole('button', { name: 'Cari perintah' })
    await userEvent.click(button)
    await userEvent.type(await screen.findByRole('combobox'), 'terbt')
    await expect(screen.getByRole('option', { name: /Terbitkan/ })).toHaveAttribute('aria-selected', 'true')
    let focusedBefore: Element | null = null
    publish.mockImplementation(() => {
      focusedBefore = document.activeElement
    })
    // Frames may come sooner than the dialog gives the focus back: what is done would lose the focus it takes.
    const frame = window.requestAnimationFrame
    window.requestAnimationFrame = (draw) => {
      draw(performance.now())
      return 0
    }
    await userEvent.keyboard('{Enter}')
    window.requestAnimationFrame = frame
    await waitFor(() => expect(publish).toHaveBeenCalledOnce())
    await expect(focusedBefore).toBe(button)
    await expect(button).toHaveFocus()
  },
})

export const NothingFits = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cari perintah' }))
    await userEvent.type(await screen.findByRole('combobox'), 'kucing')
    await expect(screen.getByRole('status')).toHaveTextContent('Tidak ada yang cocok dengan “kucing”.')
  },
})

export const InEnglish = meta.story({
  args: { labels: commandMenuLabelsEn },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cari perintah' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a command' }))
    await expect(dialog.getByRole('status')).toHaveTextContent('4 options')
    await userEvent.type(dialog.getByRole('combobox', { name: 'Command or page' }), 'kucing')
    await expect(dialog.getByRole('status')).toHaveTextContent('Nothing matches “kucing”.')
  },
})
