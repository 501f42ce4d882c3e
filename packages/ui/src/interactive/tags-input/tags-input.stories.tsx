import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { TagsInput, type TagsInputProps } from './tags-input.tsx'

const meta = preview.meta({
  title: 'Interaktif/Isian kata kunci (TagsInput)',
  component: TagsInput,
  args: { defaultValue: ['shopee', 'iklan hemat', 'foto produk'] },
  render: ({ error, ...args }: TagsInputProps & { error?: string }) => (
    <div style={{ maxWidth: 420 }}>
      <Field label="Kata kunci" hint="Agar kelas ini ditemukan." error={error}>
        <TagsInput {...args} />
      </Field>
    </div>
  ),
})

export const Filled = meta.story()
export const Empty = meta.story({ args: { defaultValue: [], placeholder: 'misalnya shopee, iklan' } })
export const Many = meta.story({
  args: {
    defaultValue: [
      'shopee',
      'tiktok',
      'tokopedia',
      'iklan hemat',
      'foto produk',
      'siaran langsung',
      'pengelolaan persediaan barang toko',
      'retur',
      'ulasan',
    ],
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
export const ReadOnly = meta.story({ args: { readOnly: true } })
export const Refused = meta.story({ args: { error: 'Isi sedikitnya satu kata kunci.', defaultValue: [] } })

export const Repeated = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Kata kunci' })
    await userEvent.type(input, 'Shopee{Enter}')
    await expect(await canvas.findByText('“shopee” sudah ada.')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

export const PastedList = meta.story({
  args: { defaultValue: [] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Kata kunci' })
    await userEvent.click(input)
    await userEvent.paste('tiktok\niklan; foto produk')
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('button', { name: 'Hapus foto produk' })).toHaveFocus()
  },
})
