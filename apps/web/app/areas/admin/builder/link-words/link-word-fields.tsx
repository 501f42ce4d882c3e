import { type LinkWord, type LinkWordName, linkWordNames } from '@naikkelas/page'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { useBuilder, useBuilderActions } from '../state/builder-context.ts'
import { linkWordLabels } from '../../share/link-word-labels.ts'
import { LinkWordCard } from './link-word-card.tsx'

const untouched: LinkWord = { fallback: '', words: [] }

/** Which words of the link the page takes into its texts, what it says without one, and which it takes at all. */
export function LinkWordFields() {
  const words = useBuilder((state) => state.document.linkWords)
  const address = useBuilder((state) => state.page.address)
  const { edit } = useBuilderActions()
  const set = (name: LinkWordName, word: LinkWord | null, run?: string) =>
    edit(
      [{ kind: 'changeLinkWords', value: { [name]: word }, was: { [name]: words?.[name] ?? null } }],
      run === undefined ? {} : { run: `linkWords.${name}.${run}` },
    )
  const taken = linkWordNames.flatMap((name) => {
    const word = words?.[name]
    return word ? [{ name, word }] : []
  })
  const free = linkWordNames.filter((name) => !words?.[name])
  return (
    <>
      <p className="text-app-xs text-muted">
        Tulis {'{kota}'} atau {'{topik}'} di dalam teks. Pengunjung membaca kata dari tautan yang mereka buka; kata yang
        tidak terdaftar tidak pernah tampil.
      </p>
      {taken.map(({ name, word }) => (
        <LinkWordCard
          key={name}
          name={name}
          word={word}
          address={address}
          onChange={(next, run) => set(name, next, run)}
          onRemove={() => set(name, null)}
        />
      ))}
      {free.length > 0 && (
        <Field label="Tambah kata dari tautan">
          <Select
            value=""
            onChange={(event) => {
              const name = free.find((one) => one === event.target.value)
              if (name) set(name, untouched)
            }}
          >
            <option value="">Pilih…</option>
            {free.map((name) => (
              <option key={name} value={name}>
                {linkWordLabels[name]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}
