import type { ListField } from '@naikkelas/ui/sections/registry'
import { useMemo, useState } from 'react'
import { labelIn } from '../../model/field-at.ts'
import { overflowWarning, PasteFrame } from './paste-frame.tsx'
import { leftOutWarning } from './paste-items-dialog.tsx'
import { type PastedGroup, pastedOutline } from './pasted-outline.ts'
import { minutesKey } from './inner-list.ts'
import type { PastedRow } from './pasted-rows.ts'

interface PasteOutlineDialogProps {
  text: string
  field: ListField
  inner: ListField
  /** How many more items the outer list takes. */
  room: number
  onClose: () => void
  onInsert: (groups: PastedGroup[]) => void
}

/** Shows which chapters and lessons pasted lines would become, before they do. */
export function PasteOutlineDialog({ text, field, inner, room, onClose, onInsert }: PasteOutlineDialogProps) {
  const [words, setWords] = useState(text)
  const [outer, one] = [field.itemLabel.toLowerCase(), inner.itemLabel.toLowerCase()]
  const titleField = field.fields[field.titleKey]
  const titleLength = titleField?.kind === 'text' ? titleField.maxLength : 60
  const read = useMemo(() => pastedOutline(words, inner, titleLength), [words, inner, titleLength])
  const groups = read.groups.slice(0, room).map((group) => ({ ...group, items: group.items.slice(0, inner.max) }))
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const minutes = minutesKey(inner.fields)
  const titleOf = (row: PastedRow) => row[inner.titleKey] ?? ''
  const labelOf = (key: string) => {
    const part = inner.fields[key]
    return part ? labelIn(part, undefined) : key
  }
  return (
    <PasteFrame
      title={`Tempel ${outer} dan ${one}`}
      description={`Baris dengan lama belajar ("Pembuka … 12 menit"), tanda poin, atau menjorok menjadi ${one}; baris lain menjadi judul ${outer}.`}
      words={words}
      onWords={setWords}
      warnings={[
        ...overflowWarning(
          read.groups.slice(room).map(({ title }) => title),
          room,
          outer,
        ),
        ...read.groups
          .slice(0, room)
          .flatMap(({ items }) => overflowWarning(items.slice(inner.max).map(titleOf), inner.max, one)),
        ...read.leftOut.map((left) => leftOutWarning(left, labelOf(left.key))),
      ]}
      confirmLabel={groups.length === 0 ? `Jadikan ${outer}` : `Jadikan ${groups.length} ${outer}, ${count} ${one}`}
      isReady={groups.length > 0}
      onClose={onClose}
      onConfirm={() => onInsert(groups)}
    >
      {groups.length > 0 && (
        <ol
          aria-label="Yang akan dibuat"
          className="flex max-h-64 flex-col gap-3 overflow-y-auto rounded-field border border-line p-3 text-app-sm"
        >
          {groups.map(({ title, items }, index) => (
            // Drawn from the text above; their place is all they are.
            <li key={index}>
              <p className="font-semibold">{title === '' ? `${field.itemLabel} tanpa judul` : title}</p>
              {items.length === 0 && <p className="text-warn">Belum ada {one} di bawahnya.</p>}
              <ul className="ps-4">
                {items.map((row, at) => (
                  <li key={at} className="flex justify-between gap-4 py-0.5">
                    <span className="min-w-0 wrap-anywhere">{titleOf(row)}</span>
                    {minutes !== undefined && row[minutes] !== undefined && (
                      <span className="shrink-0 text-muted">{row[minutes]} menit</span>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </PasteFrame>
  )
}
