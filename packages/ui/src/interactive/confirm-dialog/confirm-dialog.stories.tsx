import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

function Asked({ isOpen: _, onOpenChange: report, ...rest }: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Batalkan terbit</Button>
      <ConfirmDialog
        {...rest}
        isOpen={isOpen}
        onOpenChange={(next) => {
          report(next)
          setIsOpen(next)
        }}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Interaktif/Dialog konfirmasi (ConfirmDialog)',
  component: ConfirmDialog,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Batalkan terbit “Kelas Shopee untuk pemula”?',
    description: 'Pengunjung tidak akan menemukan halaman ini lagi. Isinya tetap tersimpan.',
    confirmLabel: 'Ya, batalkan terbit',
  },
  render: (args: ConfirmDialogProps) => <Asked {...args} />,
})

const open = async (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Batalkan terbit' }))
  return screen.findByRole('dialog', { name: /Kelas Shopee/ })
}

export const Question = meta.story({
  play: async ({ canvas }) => {
    await open(canvas)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus())
  },
})

export const Defaults = meta.story({
  args: { confirmLabel: undefined },
  play: async ({ canvas, args }) => {
    await open(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Ya' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Batalkan terbit' })).toHaveFocus())
  },
})

export const Busy = meta.story({
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    await open(canvas)
    const confirm = screen.getByRole('button', { name: 'Ya, batalkan terbit' })
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(confirm)
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }))
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
})

export const Failed = meta.story({
  args: {
    onConfirm: fn(() => Promise.reject<void>(new Error('offline'))),
    errorMessage: () => 'Tidak ada sambungan. Halaman masih terbit; coba lagi.',
  },
  play: async ({ canvas, args }) => {
    await open(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Ya, batalkan terbit' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Halaman masih terbit')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    // What was said belongs to that try: a new question is asked without it.
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open(canvas)
    await expect(screen.queryByRole('alert')).toBeNull()
  },
})
