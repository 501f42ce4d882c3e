import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { Offer } from '@naikkelas/ui/sections/registry'
import { useState } from 'react'
import { useBuilder, useBuilderActions } from '../builder-context.ts'
import { InstantInput } from '../inspector/instant-input.tsx'
import { LinkInput } from '../links/link-input.tsx'
import { groupedDigits, wholeNumber } from './whole-number.ts'

/** The one offer of the page: buttons lead to it, texts name it by chips, and it is changed in one place. */
export function OfferFields() {
  const offer = useBuilder((state) => state.document.offer)
  const { edit, endRun } = useBuilderActions()
  const set = <Key extends keyof Offer>(key: Key, value: Offer[Key], isTyping = false) =>
    edit(
      [{ kind: 'changeOffer', value: { [key]: value }, was: { [key]: offer[key] } }],
      isTyping ? { run: `offer.${key}` } : {},
    )
  return (
    <>
      <p className="text-app-xs text-muted">
        Dipakai di seluruh halaman. Di dalam teks, tulis {'{harga}'}, {'{hemat}'}, {'{tenggat}'}, {'{sisa_kursi}'}, atau{' '}
        {'{mentor}'}.
      </p>
      <Field label="Nama penawaran">
        <Input
          value={offer.name}
          maxLength={90}
          onChange={(event) => set('name', event.target.value, true)}
          onBlur={endRun}
        />
      </Field>
      <AmountField
        label="Harga penawaran"
        value={offer.price}
        onChange={(price) => set('price', price, true)}
        onBlur={endRun}
      />
      <AmountField
        label="Harga sebelum diskon"
        value={offer.strikePrice}
        onChange={(strikePrice) => set('strikePrice', strikePrice, true)}
        onBlur={endRun}
      />
      <InstantInput
        label="Tenggat"
        hint="Waktu WIB. Kosong bila tidak ada."
        value={offer.deadline}
        onChange={(deadline) => set('deadline', deadline)}
      />
      <AmountField
        label="Sisa kursi"
        unit=""
        value={offer.seats}
        onChange={(seats) => set('seats', seats, true)}
        onBlur={endRun}
      />
      <Field label="Mentor">
        <Input
          value={offer.coach}
          maxLength={60}
          onChange={(event) => set('coach', event.target.value, true)}
          onBlur={endRun}
        />
      </Field>
      <Field label="WhatsApp penawaran" hint="Dengan kode negara, misalnya 6281234567890.">
        <Input
          value={offer.whatsapp}
          inputMode="tel"
          maxLength={16}
          onChange={(event) => set('whatsapp', event.target.value.replace(/(?!^\+)\D/g, ''), true)}
          onBlur={endRun}
        />
      </Field>
      <Field label="Label tombol penawaran">
        <Input
          value={offer.cta.label}
          maxLength={28}
          onChange={(event) => set('cta', { ...offer.cta, label: event.target.value }, true)}
          onBlur={endRun}
        />
      </Field>
      <LinkInput
        id="isian-penawaran-tujuan"
        label="Tujuan penawaran"
        hint="Ke sini semua tombol yang tujuannya Penawaran halaman."
        hasOffer={false}
        value={offer.cta.target}
        onChange={(target, isTyping) => set('cta', { ...offer.cta, target }, isTyping)}
      />
    </>
  )
}

interface AmountFieldProps {
  label: string
  /** @default 'Rp' */
  unit?: string
  value: number | null
  onChange: (value: number | null) => void
  onBlur: () => void
}

/** A whole number that may be absent, grouped as it is read. */
function AmountField({ label, unit = 'Rp', value, onChange, onBlur }: AmountFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <Field label={label}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        start={unit === '' ? undefined : unit}
        value={draft ?? groupedDigits(value)}
        onChange={({ target }) => {
          setDraft(groupedDigits(wholeNumber(target.value)))
          onChange(wholeNumber(target.value))
        }}
        onBlur={() => {
          setDraft(null)
          onBlur()
        }}
      />
    </Field>
  )
}
