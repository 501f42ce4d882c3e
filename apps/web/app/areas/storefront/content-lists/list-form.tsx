import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import type { ReactNode } from 'react'
import { type AskedList, timeSortWords } from './list-address.ts'

interface ListFormProps {
  asked: AskedList
  /** Where the answers are listed. @default the same address */
  action?: string
  placeholder: string
  /** Whether readers choose the order. @default true */
  isSorted?: boolean
  /** Further fields between words and order. */
  children?: ReactNode
}

/** Narrows down a public list; works without a script. */
export function ListForm({ asked: { search, sort }, action, placeholder, isSorted = true, children }: ListFormProps) {
  return (
    <form
      aria-label="Saring"
      {...(action !== undefined && { action })}
      className="grid items-end gap-3 pb-6 sm:flex sm:flex-wrap"
    >
      <Field label="Cari" className="min-w-0 sm:flex-1 sm:basis-56">
        <Input type="search" name="cari" defaultValue={search} placeholder={placeholder} maxLength={80} />
      </Field>
      {children}
      {isSorted && (
        <Field label="Urutkan" className="min-w-0 sm:w-44">
          <Select name="urut" defaultValue={String(sort ?? 1)}>
            {timeSortWords.map(({ code, word }) => (
              <option key={code} value={code}>
                {word}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Button type="submit">Terapkan</Button>
    </form>
  )
}
