import { starters } from '@naikkelas/page'
import { Mark } from '@naikkelas/ui/icons'
import { useMemo } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PageThumbnail } from '../page-drawing/page-thumbnail.tsx'

const choices = [
  { value: 'blank', label: 'Kosong', hint: 'Susun sendiri dari bagian pertama' },
  { value: 'paid_course', label: 'Kelas berbayar', hint: 'Janji, bukti, materi, harga, tanya jawab' },
  { value: 'service', label: 'Jasa', hint: 'Layanan, cara kerja, hasil, WhatsApp' },
] as const

type Choice = (typeof choices)[number]

const noMedia: [] = []

/** What a new page begins with, each as it looks. */
export function StarterChoice({ control }: { control: UseFormRegisterReturn }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="float-start w-full text-app-xs font-semibold">Mulai dari</legend>
      <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
        {choices.map((choice) => (
          <Starter key={choice.value} choice={choice} control={control} />
        ))}
      </div>
    </fieldset>
  )
}

function Starter({ choice, control }: { choice: Choice; control: UseFormRegisterReturn }) {
  const { value, label, hint } = choice
  const document = useMemo(() => (value === 'blank' ? null : starters[value].make()), [value])
  return (
    <label className="relative flex min-w-0 cursor-pointer flex-col overflow-hidden rounded-box border border-line hover:border-accent has-checked:border-accent has-checked:outline-2 has-checked:outline-accent has-focus-visible:outline-3 has-focus-visible:outline-focus max-sm:flex-row">
      <span
        aria-hidden="true"
        className="flex aspect-[4/3] w-full items-center justify-center overflow-hidden border-line bg-surface text-muted max-sm:aspect-square max-sm:w-24 max-sm:shrink-0 max-sm:border-e sm:border-b"
      >
        {document ? <PageThumbnail document={document} media={noMedia} /> : <Mark className="size-8" />}
      </span>
      <span className="flex gap-2 p-2.5">
        <input
          {...control}
          type="radio"
          value={value}
          aria-label={label}
          aria-description={hint}
          className="mt-0.5 size-4 shrink-0 accent-(--ui-action)"
        />
        <span className="flex min-w-0 flex-col">
          <span className="text-app-sm font-medium">{label}</span>
          <span className="text-app-xs text-muted">{hint}</span>
        </span>
      </span>
    </label>
  )
}
