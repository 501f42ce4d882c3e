import type { AskedValues } from '@naikkelas/page'
import { type Asked, type Template } from '@naikkelas/page/templates'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { formatRupiah } from '@naikkelas/ui/format'
import { AmountInput } from '../../inputs/amount-input.tsx'
import { CountInput } from '../../inputs/count-input.tsx'
import { InstantInput } from '../../inputs/instant-input.tsx'

interface AskedFieldsProps {
  template: Template
  asked: AskedValues
  /** Errors by value. */
  errors: Partial<Record<Asked, string>>
  onAsk: (asked: AskedValues) => void
}

/** The offer values used by a template. All of them are optional. */
export function AskedFields({ template, asked, errors, onAsk }: AskedFieldsProps) {
  const { asks, sample } = template
  const set = (given: AskedValues) => onAsk({ ...asked, ...given })
  const asksFor = (key: Asked) => asks.includes(key)
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="float-start mb-1 w-full text-app-xs font-semibold">Isi penawaran</legend>
      <p className="clear-both text-app-xs text-muted">
        Muncul di judul, harga, dan tombol. Boleh dilewati dan diisi nanti di pengaturan halaman.
      </p>
      {asksFor('name') && (
        <Field label="Nama penawaran" hint={`Misalnya ${sample.name}.`} error={errors.name}>
          <Input
            value={asked.name ?? ''}
            maxLength={90}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
      )}
      {asksFor('price') && (
        <AmountInput
          label="Harga penawaran"
          error={errors.price}
          value={asked.price ?? null}
          onChange={(price) => set({ price })}
        />
      )}
      {asksFor('strikePrice') && (
        <AmountInput
          label="Harga sebelum diskon"
          error={errors.strikePrice ?? strikeMistake(asked)}
          value={asked.strikePrice ?? null}
          onChange={(strikePrice) => set({ strikePrice })}
        />
      )}
      {asksFor('deadline') && (
        <InstantInput
          label="Tenggat"
          hint="Biarkan kosong bila tidak ada."
          value={asked.deadline ?? null}
          onChange={(deadline) => set({ deadline })}
        />
      )}
      {asksFor('seats') && (
        <CountInput
          label="Sisa kursi"
          error={errors.seats}
          value={asked.seats ?? null}
          onChange={(seats) => set({ seats })}
        />
      )}
      {asksFor('coach') && (
        <Field label="Nama mentor" error={errors.coach}>
          <Input
            value={asked.coach ?? ''}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => set({ coach: target.value })}
          />
        </Field>
      )}
      {asksFor('whatsapp') && (
        <Field label="Nomor WhatsApp" hint="Pesan dari tombol masuk ke sini." error={errors.whatsapp}>
          <Input
            value={asked.whatsapp ?? ''}
            inputMode="tel"
            maxLength={16}
            autoComplete="off"
            onChange={({ target }) => set({ whatsapp: target.value.replace(/(?!^\+)\D/g, '') })}
          />
        </Field>
      )}
      {asksFor('address') && (
        <Field label="Alamat pendaftaran" hint="Ke mana tombol membawa pengunjung." error={errors.address}>
          <Input
            value={asked.address ?? ''}
            inputMode="url"
            placeholder="https://"
            maxLength={2000}
            autoComplete="off"
            onChange={({ target }) => set({ address: target.value.trim() })}
          />
        </Field>
      )}
    </fieldset>
  )
}

function strikeMistake({ price, strikePrice }: AskedValues): string | undefined {
  return price !== null &&
    price !== undefined &&
    strikePrice !== null &&
    strikePrice !== undefined &&
    strikePrice <= price
    ? `Harus lebih tinggi dari ${formatRupiah(price)}`
    : undefined
}
