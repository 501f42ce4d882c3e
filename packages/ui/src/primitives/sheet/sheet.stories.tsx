import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Fieldset } from '../field/fieldset.tsx'
import { Stack } from '../stack/stack.tsx'
import { Sheet, SheetClose, SheetTrigger } from './sheet.tsx'

const meta = preview.meta({
  title: 'Dasar/Lembar samping (Sheet)',
  component: Sheet,
  subcomponents: { SheetTrigger, SheetClose },
  args: {
    id: 'saringan',
    title: 'Saring kelas',
    description: 'Daftar berubah setelah Anda menerapkan saringan.',
    children: (
      <Stack gap="lg">
        <Fieldset legend="Marketplace">
          <Checkbox label="Shopee" defaultChecked />
          <Checkbox label="Tokopedia" />
          <Checkbox label="TikTok Shop" />
        </Fieldset>
        <Fieldset legend="Tingkat">
          <Checkbox label="Dasar" />
          <Checkbox label="Menengah" />
          <Checkbox label="Mahir" />
        </Fieldset>
      </Stack>
    ),
    footer: (
      <>
        <SheetClose sheet="saringan">
          <Button>Batal</Button>
        </SheetClose>
        <Button variant="primary">Terapkan saringan</Button>
      </>
    ),
  },
  render: (args) => (
    <div>
      <SheetTrigger sheet={args.id}>
        <Button>Saring</Button>
      </SheetTrigger>
      <Sheet {...args} />
    </div>
  ),
})

export const Closed = meta.story()

export const Open = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Saring' })
    await userEvent.click(trigger)
    const sheet = await canvas.findByRole('dialog', { name: 'Saring kelas' })
    await waitFor(() => expect(sheet).toBeVisible())
    await expect(sheet.contains(document.activeElement)).toBe(true)
  },
})

export const CloseReturnsFocus = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Saring' })
    await userEvent.click(trigger)
    await canvas.findByRole('dialog', { name: 'Saring kelas' })
    await userEvent.click(canvas.getByRole('button', { name: 'Batal' }))
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const Wide = meta.story({ args: { size: 'lg', footer: undefined } })
