import { type LinkWord, linkWordLimits, type LinkWordName, spelledInLink } from '@naikkelas/page'
import { Field } from '@naikkelas/ui/field'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { useState } from 'react'
import { useBuilderActions } from '../state/builder-context.ts'
import { fieldId } from '../fields/field-id.ts'
import { linkWordLabels } from '../../share/link-word-labels.ts'
import { wordMistake, wordsIn } from './listed-lines.ts'

interface LinkWordCardProps {
  name: LinkWordName
  word: LinkWord
  /** Path of the page. */
  address: string
  /** `run` of typing on in one field. */
  onChange: (word: LinkWord, run: string) => void
  onRemove: () => void
}

/** One word that a link may bring. */
export function LinkWordCard({ name, word, address, onChange, onRemove }: LinkWordCardProps) {
  const { endRun } = useBuilderActions()
  // What is typed stays as it is typed, also while the page cannot take it.
  const [draft, setDraft] = useState<string | null>(null)
  const typed = draft ?? word.words.join('\n')
  const mistake = draft === null ? undefined : wordMistake({ ...word, words: wordsIn(draft) })
  const type = (lines: string) => {
    setDraft(lines)
    const next = { ...word, words: wordsIn(lines) }
    if (wordMistake(next) === undefined) onChange(next, 'words')
  }
  const label = linkWordLabels[name]
  const example = name === 'kota' ? 'Bandung' : word.words[0]
  return (
    <div
      id={fieldId(null, ['linkWords', name])}
      role="group"
      aria-label={label}
      className="flex flex-col gap-3 rounded-box border border-line p-3"
    >
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 text-app-sm font-semibold">
          {label} <code className="font-normal text-muted">{`{${name}}`}</code>
        </p>
        <IconButton
          icon={<Icon name="hapus" size={16} />}
          label={`Hapus ${label} dari kata tautan`}
          size="sm"
          onClick={onRemove}
        />
      </div>
      <Field
        label="Kata bawaan"
        hint="Tampil bila tautan tidak menyebut kata yang terdaftar."
        error={word.fallback.trim() === '' ? 'Isi kata bawaan supaya halaman dapat diterbitkan.' : undefined}
      >
        <Input
          value={word.fallback}
          maxLength={linkWordLimits.characters}
          placeholder={name === 'kota' ? 'kota Anda' : undefined}
          onChange={(event) => onChange({ ...word, fallback: event.target.value }, 'fallback')}
          onBlur={endRun}
        />
      </Field>
      <Field
        label={name === 'kota' ? 'Tempat lain yang boleh' : 'Kata yang boleh'}
        hint={
          name === 'kota'
            ? 'Satu per baris. Kota-kota di Indonesia sudah terdaftar.'
            : 'Satu per baris, seperti tampil di halaman.'
        }
        error={mistake}
      >
        <Textarea
          rows={3}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            if (mistake === undefined) setDraft(null)
            endRun()
          }}
        />
      </Field>
      {example !== undefined && (
        <p className="text-app-xs text-muted">
          Contoh tautan: <code className="break-all text-text">{`${address}?${name}=${spelledInLink(example)}`}</code>
        </p>
      )}
    </div>
  )
}
