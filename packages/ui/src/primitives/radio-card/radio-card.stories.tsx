import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { dompet, kartu, qr, toko } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { RadioCardGroup } from './radio-card-group.tsx'
import { RadioCard } from './radio-card.tsx'

const mark = (icon: typeof qr) => <IconShape of={icon} size={24} />

const meta = preview.meta({
  title: 'Dasar/Kartu pilihan (RadioCard)',
  component: RadioCard,
  subcomponents: { RadioCardGroup },
  args: {
    name: 'cara-bayar',
    value: 'qris',
    label: 'QRIS',
    hint: 'Pindai dengan aplikasi bank atau dompet digital apa pun.',
    price: 'Gratis',
    mark: mark(qr),
  },
  render: (args) => (
    <div className="story-column">
      <RadioCardGroup legend="Cara bayar">
        <RadioCard {...args} />
        <RadioCard
          name={args.name}
          value="va"
          label="Virtual account"
          hint="BCA, BNI, BRI, Mandiri, Permata. Dicek otomatis."
          price="Rp4.000"
          mark={mark(kartu)}
        />
        <RadioCard name={args.name} value="gerai" label="Bayar di gerai" price="Rp5.000" mark={mark(toko)} />
        <RadioCard name={args.name} value="dompet" label="Dompet digital" mark={mark(dompet)} disabled />
      </RadioCardGroup>
    </div>
  ),
})

export const Group = meta.story({ args: { defaultChecked: true } })
export const Plain = meta.story({ args: { hint: undefined, price: undefined, mark: undefined, defaultChecked: true } })
export const Disabled = meta.story({ args: { disabled: true, hint: 'Sedang ada gangguan di pihak bank.' } })
export const Invalid = meta.story({
  render: (args) => (
    <div className="story-column">
      <RadioCardGroup legend="Cara bayar" error="Pilih satu cara bayar.">
        <RadioCard {...args} />
        <RadioCard name={args.name} value="va" label="Virtual account" price="Rp4.000" />
      </RadioCardGroup>
    </div>
  ),
})
export const TwoColumnsOnPhones = meta.story({
  render: (args) => (
    <RadioCardGroup legend="Dompet digital" columns={2} phoneColumns={2}>
      {['GoPay', 'OVO', 'DANA', 'ShopeePay'].map((label) => (
        <RadioCard key={label} name={args.name} value={label} label={label} defaultChecked={label === 'OVO'} />
      ))}
    </RadioCardGroup>
  ),
})
export const TwoColumns = meta.story({
  render: (args) => (
    <RadioCardGroup legend="Paket" hint="Bisa diganti kapan saja." columns={2}>
      <RadioCard name={args.name} value="bulan" label="Bulanan" hint="Dibayar tiap bulan" price="Rp99.000" />
      <RadioCard
        name={args.name}
        value="tahun"
        label="Tahunan"
        hint="Hemat dua bulan"
        price="Rp990.000"
        defaultChecked
      />
    </RadioCardGroup>
  ),
})
export const Narrow = meta.story({
  args: {
    label: 'Transfer manual ke rekening Bank Central Asia',
    hint: 'Kirim bukti transfer setelah membayar. Tim kami mengeceknya pada hari kerja, paling lama satu hari.',
    price: 'Rp1.250.000',
    defaultChecked: true,
  },
  render: (args) => (
    <div style={{ width: 260 }}>
      <RadioCard {...args} />
    </div>
  ),
})

export const ByKeyboard = meta.story({
  args: { defaultChecked: true },
  play: async ({ canvas, step }) => {
    const [first, second, third] = canvas.getAllByRole('radio')
    await step('one stop for Tab', async () => {
      await userEvent.tab()
      await expect(first).toHaveFocus()
    })
    await step('arrow keys move and choose, past what is disabled', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(second).toBeChecked()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(third).not.toBeChecked()
      await expect(first).toBeChecked()
    })
    await step('the whole card is pressed', async () => {
      const card = third?.closest('[data-component="RadioCard"]')
      const { left, top, width, height } = card!.getBoundingClientRect()
      await expect(height).toBeGreaterThanOrEqual(44)
      const hit = document.elementFromPoint(left + width - 20, top + height / 2)
      await userEvent.click(hit!)
      await expect(third).toBeChecked()
    })
  },
})
