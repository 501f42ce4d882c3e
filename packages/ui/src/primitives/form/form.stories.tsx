import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { Form } from './form.tsx'

const meta = preview.meta({
  title: 'Dasar/Formulir (Form)',
  component: Form,
  args: {
    'aria-label': 'Data toko',
    action: '#kirim',
    children: (
      <>
        <Field label="Nama toko">
          <Input id="nama" name="nama" required defaultValue="Kopi Ratna" />
        </Field>
        <Field label="Nomor WhatsApp" hint="Diawali 08 atau +62.">
          <Input id="wa" name="wa" type="tel" required />
        </Field>
      </>
    ),
    actions: (
      <>
        <Button type="submit" variant="primary">
          Simpan data
        </Button>
        <Button variant="quiet">Batal</Button>
      </>
    ),
  },
  render: (args) => (
    <div className="story-column">
      <Form {...args} />
    </div>
  ),
})

export const Empty = meta.story()
export const Refused = meta.story({
  args: {
    errors: [
      { id: 'wa', message: 'Nomor WhatsApp kurang dua angka. Periksa lagi nomornya.' },
      { message: 'Kuota toko baru hari ini habis. Coba lagi besok pagi.' },
    ],
    children: (
      <>
        <Field label="Nama toko">
          <Input id="nama" name="nama" required defaultValue="Kopi Ratna" />
        </Field>
        <Field label="Nomor WhatsApp" error="Nomor WhatsApp kurang dua angka. Periksa lagi nomornya.">
          <Input id="wa" name="wa" type="tel" required defaultValue="0812340" />
        </Field>
      </>
    ),
  },
})
export const Sending = meta.story({
  args: {
    isBusy: true,
    actions: (
      <Button type="submit" variant="primary" isLoading>
        Simpan data
      </Button>
    ),
  },
})
export const TheBrowserStopsWhatIsMissing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan data' }))
    await expect(canvas.getByLabelText('Nomor WhatsApp')).toHaveFocus()
  },
})
