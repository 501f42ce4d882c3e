import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { Fieldset } from '../../primitives/field/fieldset.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { Dialog, DialogContent, DialogTrigger } from '../dialog/dialog.tsx'
import { Popover, type PopoverProps } from './popover.tsx'

const meta = preview.meta({
  title: 'Interaktif/Panel kecil (Popover)',
  component: Popover,
  args: {
    label: 'Saring pesanan',
    trigger: <Button>Saring</Button>,
    children: ((close) => (
      <Stack>
        <Fieldset legend="Status pesanan">
          <Checkbox label="Menunggu pembayaran" defaultChecked />
          <Checkbox label="Siap dikirim" />
        </Fieldset>
        <Button size="sm" variant="primary" onClick={close}>
          Terapkan
        </Button>
      </Stack>
    )) as PopoverProps['children'],
  },
})

export const Closed = meta.story()

export const Open = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Saring' })
    await userEvent.click(trigger)
    const panel = await canvas.findByRole('dialog', { name: 'Saring pesanan' })
    await waitFor(() => expect(panel).toBeVisible())
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(trigger.getBoundingClientRect().bottom)
  },
})

export const EscapeReturnsFocus = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Saring' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog')
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Menunggu pembayaran' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Terapkan' }))
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
    await expect(trigger).toHaveFocus()
  },
})

export const Explanation = meta.story({
  args: {
    label: 'Apa itu biaya layanan?',
    trigger: <Button variant="quiet">Apa itu biaya layanan?</Button>,
    children: (
      <Text>
        Potongan 3% dari harga jual untuk pembayaran, pengiriman video, dan sertifikat. Dihitung setelah potongan harga.
      </Text>
    ),
  },
})

export const EscapeInADialog = meta.story({
  render: (args) => (
    <Dialog>
      <DialogTrigger>
        <Button>Ekspor pesanan</Button>
      </DialogTrigger>
      <DialogContent title="Ekspor pesanan">
        <Popover {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ekspor pesanan' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Saring' }))
    await screen.findByRole('dialog', { name: 'Saring pesanan' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Saring pesanan' })).toBeNull())
    // It may still be fading in.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Ekspor pesanan' })).toBeVisible())
  },
})
