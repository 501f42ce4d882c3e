import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/button/button.tsx'
import type { ToastOptions } from './toast-options.ts'
import { ToastProvider, useToast } from './toast.tsx'

function Trigger(options: ToastOptions) {
  const { toast } = useToast()
  return <Button onClick={() => toast(options)}>Tampilkan</Button>
}

const meta = preview.meta({
  title: 'Interaktif/Kabar singkat (Toast)',
  component: Trigger,
  args: {
    title: 'Bagian dihapus',
    tone: 'info' as const,
    action: { label: 'Urungkan', onSelect: () => {} },
    durationMs: Number.POSITIVE_INFINITY,
  },
  render: (args) => (
    <ToastProvider>
      <div style={{ minHeight: 160 }}>
        <Trigger {...args} />
      </div>
    </ToastProvider>
  ),
})

export const WithUndo = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan' }))
    await waitFor(() => expect(screen.getByText('Bagian dihapus')).toBeVisible())
    await expect(screen.getByRole('log')).toHaveTextContent('Bagian dihapus')
  },
})

/** Words that fill the card keep its whole width: the action is below them. */
export const LongWithAction = meta.story({
  args: {
    title: 'Bagian “Pertanyaan yang sering diajukan” dihapus',
    text: 'Tautan di menu yang menuju ke bagian ini tidak lagi berfungsi.',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan' }))
    const words = await screen.findByText(/^Tautan di menu/)
    const action = screen.getByRole('button', { name: 'Urungkan' })
    await expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(words.getBoundingClientRect().bottom)
  },
})
/** A file's name or an address may be one word that no card is wide enough for. */
export const OneLongWord = meta.story({
  args: { title: 'Berkas tidak terunggah', text: 'Laporanpenjualan'.repeat(13).slice(0, 200), tone: 'danger' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan' }))
    const word = await screen.findByText(/^Laporanpenjualan/)
    const letters = document.createRange()
    letters.selectNodeContents(word)
    const close = within(screen.getByRole('log')).getByRole('button', { name: 'Tutup pemberitahuan' })
    await expect(letters.getBoundingClientRect().right).toBeLessThanOrEqual(close.getBoundingClientRect().left)
  },
})
export const Success = meta.story({
  args: { title: 'Tautan disalin', tone: 'ok', action: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan' }))
    await waitFor(() => expect(screen.getByText('Tautan disalin')).toBeVisible())
  },
})
export const Failure = meta.story({
  args: {
    title: 'Gagal menyimpan',
    text: 'Sambungan terputus. Kami coba lagi dalam 5 detik; tulisan Anda aman.',
    tone: 'danger',
    action: undefined,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan' }))
    await waitFor(() => expect(screen.getByText('Gagal menyimpan')).toBeVisible())
  },
})
export const LeavesByItself = meta.story({
  args: { title: 'Tersimpan', tone: 'ok', action: undefined, durationMs: 50 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan' }))
    await waitFor(() => expect(screen.queryByText('Tersimpan')).toBeNull())
  },
})

/** A provider inside another has no place of its own: both messages stand one above the other. */
export const Nested = meta.story({
  render: () => (
    <ToastProvider>
      <Trigger title="Dari luar" durationMs={Number.POSITIVE_INFINITY} />
      <ToastProvider>
        <Trigger title="Dari dalam" durationMs={Number.POSITIVE_INFINITY} />
      </ToastProvider>
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Tampilkan' })) await userEvent.click(button)
    await waitFor(() => expect(screen.getByText('Dari dalam')).toBeVisible())
    await expect(screen.getAllByRole('log')).toHaveLength(1)
    await expect(screen.getByRole('log')).toHaveTextContent('Dari luar')
  },
})

/** In the upper middle, and gone after two seconds unless one points at it. */
export const OnTop = meta.story({
  args: { durationMs: undefined, action: undefined, title: 'Profil tersimpan' },
  render: (args) => (
    <ToastProvider placement="top" durationMs={400}>
      <div style={{ minHeight: 160 }}>
        <Trigger {...args} />
      </div>
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan' }))
    const card = await screen.findByText('Profil tersimpan')
    await expect(card.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 4)
    await waitFor(() => expect(screen.queryByText('Profil tersimpan')).toBeNull())
  },
})
