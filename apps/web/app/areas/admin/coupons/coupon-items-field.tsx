import { couponItemsAtMost, listCouponItems } from '@naikkelas/contract/commerce'
import { Combobox } from '@naikkelas/ui/combobox'
import { Field } from '@naikkelas/ui/field'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { call } from '../../../shared/api/call.ts'
import { type NamedRecord, type RecordNames, useFoundRecords } from '../inputs/record-field.tsx'
import { couponKindWords } from './coupon-words.ts'

/** What a coupon can name, by a part of its name. */
export async function searchCouponItems(words: string): Promise<NamedRecord[]> {
  const search = words.trim().slice(0, 80)
  const items = await call(listCouponItems, { query: search === '' ? {} : { search } })
  return items.map(({ id, kind, name }) => ({ id, name, hint: couponKindWords[kind] }))
}

interface CouponItemsFieldProps {
  /** Of the field in the form around it. */
  name: string
  label: string
  /** Of the field that adds one. */
  addLabel: string
  hint: string
  names: RecordNames
}

/** Items without an order, found by typing a part of a name. */
export function CouponItemsField({ name, label, addLabel, hint, names }: CouponItemsFieldProps) {
  const id = useId()
  const { field, fieldState } = useController<Record<string, string[]>>({ name })
  const value = field.value ?? []
  const { found, isLoading, problem, ask } = useFoundRecords(searchCouponItems)
  const [picked, setPicked] = useState<RecordNames>({})
  const nameOf = (one: string) => picked[one] ?? names[one] ?? 'Tidak dikenal lagi'
  const add = (one: string | null) => {
    const record = found.find((candidate) => candidate.id === one)
    if (!record || value.includes(record.id)) return
    setPicked((present) => ({ ...present, [record.id]: record.name }))
    field.onChange([...value, record.id])
  }
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <p id={id} className="text-app-xs font-semibold">
        {label}
      </p>
      {value.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-box border border-line">
          {value.map((one) => (
            <li key={one} className="flex items-center gap-1 py-1 ps-3 pe-1">
              <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(one)}</span>
              <IconButton
                size="sm"
                label={`Lepaskan ${nameOf(one)}`}
                icon={<Icon name="silang" size={16} />}
                onClick={() => field.onChange(value.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length < couponItemsAtMost && (
        <Field label={addLabel} isLabelHidden hint={hint} error={problem ?? fieldState.error?.message}>
          <Combobox
            key={value.length}
            placeholder={addLabel}
            options={found
              .filter((record) => !value.includes(record.id))
              .map((record) => ({ value: record.id, label: record.name, hint: record.hint }))}
            value={null}
            isLoading={isLoading}
            onFocus={() => ask('')}
            onSearch={ask}
            onValueChange={add}
          />
        </Field>
      )}
    </div>
  )
}
