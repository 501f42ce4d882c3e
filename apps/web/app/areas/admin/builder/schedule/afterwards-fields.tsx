import { Combobox } from '@naikkelas/ui/combobox'
import { Field, Fieldset } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Radio } from '@naikkelas/ui/radio'
import { useId, useState } from 'react'
import { useOtherPages } from '../links/use-other-pages.ts'
import type { Afterwards } from './afterwards.ts'

interface AfterwardsFieldsProps {
  /** The page itself, which is not offered. */
  pageId: string
  value: Afterwards
  onChange: (value: Afterwards) => void
  error: string | undefined
}

const choices = [
  { value: 'nowhere', label: 'Halaman tidak ditemukan' },
  { value: 'page', label: 'Halaman lain' },
  { value: 'address', label: 'Alamat lain' },
] as const

/** Where visitors of the address go once the page came down. */
export function AfterwardsFields({ pageId, value, onChange, error }: AfterwardsFieldsProps) {
  const group = useId()
  const [typed, setTyped] = useState('')
  const pages = useOtherPages(typed, value.choice === 'page')
  const options = pages
    .filter(({ id }) => id !== pageId)
    .map(({ id, name, address }) => ({ value: id, label: name, hint: address }))
  const isChosenListed = value.pageId === null || options.some((option) => option.value === value.pageId)
  const chosen = isChosenListed || value.pageId === null ? [] : [{ value: value.pageId, label: value.pageName }]
  return (
    <Fieldset legend="Setelah turun, pengunjung diarahkan ke">
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          name={group}
          value={choice.value}
          label={choice.label}
          checked={value.choice === choice.value}
          onChange={() => onChange({ ...value, choice: choice.value })}
        />
      ))}
      {value.choice === 'page' && (
        <Field label="Halaman tujuan" error={error}>
          <Combobox
            options={[...options, ...chosen]}
            value={value.pageId}
            onValueChange={(next) => {
              const label = options.find((option) => option.value === next)?.label
              onChange({ ...value, pageId: next, pageName: label ?? value.pageName })
            }}
            onSearch={setTyped}
            placeholder="Cari nama halaman"
          />
        </Field>
      )}
      {value.choice === 'address' && (
        <Field label="Alamat tujuan" hint="Contoh: /kelas-baru atau https://…" error={error}>
          <Input
            value={value.href}
            maxLength={500}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...value, href: event.target.value })}
          />
        </Field>
      )}
    </Fieldset>
  )
}
