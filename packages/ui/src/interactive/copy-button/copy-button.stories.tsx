import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { CopyButton } from './copy-button.tsx'

const onCopied = fn()

const meta = preview.meta({
  title: 'Interaktif/Tombol salin (CopyButton)',
  component: CopyButton,
  args: { text: '8808123456789012', what: 'nomor virtual account' },
})

/** The clipboard of a browser that allows it, or does not. */
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })

export const Plain = meta.story()
export const Small = meta.story({ args: { size: 'sm', variant: 'quiet' } })
export const Disabled = meta.story({ args: { disabled: true } })
export const BesideItsText = meta.story({
  render: (args) => (
    <Stack direction="row" align="center" gap="sm">
      <Text as="span" weight="semibold">
        {args.text}
      </Text>
      <CopyButton {...args} size="sm" />
    </Stack>
  ),
})
export const Copied = meta.story({
  args: { onCopied },
  play: async ({ canvas, canvasElement }) => {
    const written = fn((_text: string) => Promise.resolve())
    clipboard(written)
    await userEvent.click(canvas.getByRole('button', { name: 'Salin nomor virtual account' }))
    await waitFor(() => expect(canvasElement.querySelector('[data-copied]')).toHaveTextContent('Tersalin'))
    await expect(written).toHaveBeenCalledWith('8808123456789012')
    await expect(onCopied).toHaveBeenCalled()
  },
})
export const Refused = meta.story({
  play: async ({ canvas, canvasElement }) => {
    clipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await userEvent.click(canvas.getByRole('button'))
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'nomor virtual account' })
    await waitFor(() => expect(field.selectionEnd).toBe('8808123456789012'.length))
    await expect(canvasElement.querySelector('[data-copied]')).toHaveTextContent(
      'Belum tersalin. Teksnya sudah dipilih, tinggal disalin.',
    )
  },
})
