import { Combobox } from '@naikkelas/ui/combobox'
import { Field } from '@naikkelas/ui/field'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { useEffect, useId, useRef, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'

/** Names by id of records that are referred to; those that are gone or closed to the admin have none. */
export type RecordNames = Readonly<Record<string, string>>

export interface NamedRecord {
  id: string
  name: string
  /** Behind the name: what distinguishes it from others of the same name. */
  hint?: string
}

type Search = (words: string) => Promise<NamedRecord[]>

/** Delay after the last key before records are asked for, in milliseconds. */
const searchPauseMs = 250

/** Records that fit what is typed; what was asked for last is shown, whatever answers later. */
export function useFoundRecords(search: Search) {
  const [found, setFound] = useState<readonly NamedRecord[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (words: string) => {
    clearTimeout(timer.current)
    asked.current += 1
    const own = asked.current
    setIsLoading(true)
    timer.current = setTimeout(async () => {
      try {
        const records = await search(words)
        if (own === asked.current) {
          setFound(records)
          setProblem(null)
        }
      } catch (error) {
        if (own === asked.current) setProblem(messageOf(error))
      } finally {
        if (own === asked.current) setIsLoading(false)
      }
    }, searchPauseMs)
  }
  return { found, isLoading, problem, ask }
}

interface RecordFieldProps {
  /** Of the control, where something else leads to it. */
  id?: string
  label: string
  hint?: string
  error?: string | undefined
  value: string | null
  names: RecordNames
  /** @default '' */
  placeholder?: string
  search: Search
  onChange: (id: string | null) => void
}

/** One record, found by typing a part of its name. */
export function RecordField({
  id,
  label,
  hint,
  error,
  value,
  names,
  placeholder = '',
  search,
  onChange,
}: RecordFieldProps) {
  const { found, isLoading, problem, ask } = useFoundRecords(search)
  const isFound = found.some((record) => record.id === value)
  const own = value === null || isFound ? [] : [{ id: value, name: names[value] ?? 'Yang dipilih' }]
  return (
    <Field label={label} hint={hint} error={problem ?? error}>
      <Combobox
        {...(id !== undefined && { id })}
        placeholder={placeholder}
        options={[...own, ...found].map(optionOf)}
        value={value}
        isLoading={isLoading}
        onFocus={() => ask('')}
        onSearch={ask}
        onValueChange={onChange}
      />
    </Field>
  )
}

const optionOf = ({ id, name, hint }: NamedRecord) => ({ value: id, label: name, hint })

interface RecordsFieldProps {
  label: string
  /** Of the field that adds one: `Tambah pengajar`. */
  addLabel: string
  hint?: string
  error?: string | undefined
  value: readonly string[]
  atMost: number
  names: RecordNames
  search: Search
  onChange: (ids: string[]) => void
}

/** Several records in their order. */
export function RecordsField({
  label,
  addLabel,
  hint,
  error,
  value,
  atMost,
  names,
  search,
  onChange,
}: RecordsFieldProps) {
  const id = useId()
  const { found, isLoading, problem, ask } = useFoundRecords(search)
  const [picked, setPicked] = useState<RecordNames>({})
  const nameOf = (one: string) => picked[one] ?? names[one] ?? 'Tidak dikenal lagi'
  const add = (one: string | null) => {
    const record = found.find((candidate) => candidate.id === one)
    if (!record || value.includes(record.id)) return
    setPicked((present) => ({ ...present, [record.id]: record.name }))
    onChange([...value, record.id])
  }
  const move = (from: number, to: number) => {
    const next = [...value]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
  }
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <p id={id} className="text-app-xs font-semibold">
        {label}
      </p>
      {value.length > 0 && (
        <ol className="flex flex-col divide-y divide-line rounded-box border border-line">
          {value.map((one, index) => (
            <li key={one} className="flex items-center gap-1 py-1 ps-3 pe-1">
              <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(one)}</span>
              <IconButton
                size="sm"
                label={`Naikkan ${nameOf(one)}`}
                icon={<Icon name="panah-atas" size={16} />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                size="sm"
                label={`Turunkan ${nameOf(one)}`}
                icon={<Icon name="panah-bawah" size={16} />}
                disabled={index === value.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                size="sm"
                label={`Lepaskan ${nameOf(one)}`}
                icon={<Icon name="silang" size={16} />}
                onClick={() => onChange(value.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ol>
      )}
      {value.length < atMost ? (
        <Field label={addLabel} isLabelHidden hint={hint} error={problem ?? error}>
          <Combobox
            key={value.length}
            placeholder={addLabel}
            options={found.filter((record) => !value.includes(record.id)).map(optionOf)}
            value={null}
            isLoading={isLoading}
            onFocus={() => ask('')}
            onSearch={ask}
            onValueChange={add}
          />
        </Field>
      ) : (
        <p className="text-app-xs text-muted">Paling banyak {atMost}.</p>
      )}
    </div>
  )
}
