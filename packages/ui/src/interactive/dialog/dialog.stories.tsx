import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Input } from '../../primitives/input/input.tsx'
import { Dialog, DialogClose, DialogContent, type DialogContentProps, DialogTrigger } from './dialog.tsx'

const meta = preview.meta({
  title: 'Interaktif/Dialog (Dialog)',
  component: DialogContent,
  args: {
    title: 'Hapus “Kelas Shopee untuk pemula”?',
    description: 'Pengunjung tautan ini akan melihat halaman tidak ditemukan. Anda dapat memulihkannya selama 30 hari.',
    size: 'sm' as const,
    footer: (
      <>
        <DialogClose>
          <Button>Batal</Button>
        </DialogClose>
        <Button variant="danger">Hapus halaman</Button>
      </>
    ),
  },
  render: (args: DialogContentProps) => (
    <Dialog>
      <DialogTrigger>
        <Button>Buka dialog</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
})

export const Closed = meta.story()

export const Confirmation = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka dialog' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: /Hapus/ })).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus()
  },
})

export const KeepsTheTheme = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka dialog' }))
    const dialog = await screen.findByRole('dialog')
    const scope = dialog.closest('[data-ui-theme]')
    await expect(scope).not.toBeNull()
    await expect(getComputedStyle(dialog).fontFamily).toBe(
      getComputedStyle(canvasElement.querySelector('[data-ui-theme]') ?? canvasElement).fontFamily,
    )
  },
})

export const EscapeReturnsFocus = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Buka dialog' })
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})

export const Form = meta.story({
  args: {
    title: 'Halaman baru',
    description: undefined,
    size: 'md',
    footer: (
      <>
        <DialogClose>
          <Button>Batal</Button>
        </DialogClose>
        <Button variant="primary">Buat halaman</Button>
      </>
    ),
    children: (
      <div className="ui:flex ui:flex-col ui:gap-4">
        <Field label="Nama halaman">
          <Input />
        </Field>
        <Field label="Tautan" hint="Huruf kecil, angka, dan tanda hubung.">
          <Input start="naikkelas.id/" />
        </Field>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka dialog' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nama halaman' })).toHaveFocus())
  },
})

export const Sheet = meta.story({
  args: {
    placement: 'end',
    size: 'sm',
    title: 'Susunan',
    description: 'Urutan bagian di halaman ini.',
    footer: undefined,
    children: <p>Headline, bukti, masalah, materi, harga.</p>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka dialog' }))
    await screen.findByRole('dialog', { name: 'Susunan' })
  },
})

export const BottomSheet = meta.story({
  args: {
    placement: 'bottom',
    title: 'Pengaturan bagian',
    description: undefined,
    footer: undefined,
    children: <p>Warna, jarak, tepi bertangga.</p>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka dialog' }))
    await screen.findByRole('dialog', { name: 'Pengaturan bagian' })
  },
})
