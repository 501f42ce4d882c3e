import type { BulkAction } from '@naikkelas/contract/pages'
import { Field as FormField } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { type Field, sectionDefinition, sections } from '@naikkelas/ui/sections/registry'
import { Select } from '@naikkelas/ui/select'
import { Switch } from '@naikkelas/ui/switch'
import { Textarea } from '@naikkelas/ui/textarea'
import { useState } from 'react'

type SectionAct = Extract<BulkAction, { kind: 'visibility' | 'section' }>
type Value = Extract<BulkAction, { kind: 'section' }>['value']

interface SectionValueFormProps {
  act: SectionAct | null
  onChange: (act: SectionAct | null) => void
}

const ways = [
  { value: 'hide', label: 'Sembunyikan' },
  { value: 'show', label: 'Tampilkan' },
  { value: 'field', label: 'Ganti isian' },
] as const
type Way = (typeof ways)[number]['value']

const types = Object.values(sections)
  .map(({ type, label }) => ({ type, label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'id'))

/** Hides, shows or rewrites every section of one type. */
export function SectionValueForm({ act, onChange }: SectionValueFormProps) {
  const [type, setType] = useState(act?.sectionType ?? '')
  const [way, setWay] = useState<Way>(wayOf(act))
  const [key, setKey] = useState(act?.kind === 'section' ? act.key : '')
  const fields = plainFields(type)
  const field = fields.find(([name]) => name === key)?.[1]
  const update = (next: { type?: string; way?: Way; key?: string; value?: Value }) => {
    const now = { type, way, key, ...next }
    setType(now.type)
    setWay(now.way)
    setKey(now.key)
    if (now.type === '') return onChange(null)
    if (now.way !== 'field')
      return onChange({ kind: 'visibility', sectionType: now.type, isHidden: now.way === 'hide' })
    const chosen = plainFields(now.type).find(([name]) => name === now.key)?.[1]
    if (!chosen) return onChange(null)
    onChange({ kind: 'section', sectionType: now.type, key: now.key, value: next.value ?? firstValue(chosen) })
  }
  return (
    <div className="flex flex-col gap-4">
      <FormField label="Jenis bagian">
        <Select value={type} onChange={(event) => update({ type: event.target.value, key: '' })}>
          <option value="">Pilih jenis bagian</option>
          {types.map((choice) => (
            <option key={choice.type} value={choice.type}>
              {choice.label}
            </option>
          ))}
        </Select>
      </FormField>
      <SegmentedControl
        label="Yang dilakukan"
        options={ways}
        value={way}
        onValueChange={(value) => update({ way: value })}
      />
      {way === 'field' && (
        <FormField label="Isian">
          <Select value={key} onChange={(event) => update({ key: event.target.value })}>
            <option value="">Pilih isian</option>
            {fields.map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {way === 'field' && field && act?.kind === 'section' && (
        <ValueInput field={field} value={act.value} onChange={(value) => update({ value })} />
      )}
    </div>
  )
}

function ValueInput({ field, value, onChange }: { field: Field; value: Value; onChange: (value: Value) => void }) {
  switch (field.kind) {
    case 'toggle':
      return (
        <Switch label={field.label} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      )
    case 'choice':
    case 'layout':
      return (
        <FormField label={field.label}>
          <Select value={String(value)} onChange={(event) => onChange(event.target.value)}>
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </FormField>
      )
    case 'text':
      return (
        <FormField label={field.label}>
          {field.isMultiline ? (
            <Textarea
              value={String(value)}
              maxLength={field.maxLength}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <Input
              value={String(value)}
              maxLength={field.maxLength}
              autoComplete="off"
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </FormField>
      )
    default:
      return null
  }
}

function plainFields(type: string): [string, Field][] {
  const definition = type === '' ? undefined : sectionDefinition(type)
  return Object.entries(definition?.fields ?? {}).filter(
    ([, { kind }]) => kind === 'text' || kind === 'choice' || kind === 'layout' || kind === 'toggle',
  )
}

function firstValue(field: Field): Value {
  if (field.kind === 'toggle') return true
  return field.kind === 'choice' || field.kind === 'layout' ? (field.options[0]?.value ?? '') : ''
}

function wayOf(act: SectionAct | null): Way {
  if (act?.kind === 'section') return 'field'
  return act?.kind === 'visibility' && !act.isHidden ? 'show' : 'hide'
}
