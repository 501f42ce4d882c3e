import { listListedCategories, listOfferRecords } from '@naikkelas/contract/pages'
import { Field } from '@naikkelas/ui/field'
import { type Listing, type ListingField, listedAtMost, listedKinds, noListing } from '@naikkelas/ui/sections/registry'
import { Select } from '@naikkelas/ui/select'
import { useEffect, useMemo, useState } from 'react'
import { messageOf } from '../../../../../shared/api/api-error.ts'
import { call } from '../../../../../shared/api/call.ts'
import { kindScreens } from '../../../catalogue/kinds.ts'
import { CountInput } from '../../../inputs/count-input.tsx'
import { RecordsField } from '../../../inputs/record-field.tsx'
import { fieldId } from '../../fields/field-id.ts'
import { useBuilder, useWorkspace } from '../../state/builder-context.ts'
import type { FieldEditorProps } from '../field-editor-props.ts'
import { useField } from '../use-field.ts'

const rules: readonly { value: Listing['by']; label: string }[] = [
  { value: 'none', label: 'Ditulis di halaman ini' },
  { value: 'kind', label: 'Katalog: satu jenis' },
  { value: 'category', label: 'Katalog: satu kategori' },
  { value: 'newest', label: 'Katalog: yang terbaru' },
  { value: 'picked', label: 'Katalog: pilih sendiri' },
]

/** The rule by which a list shows records of the catalogue. */
export function ListingFieldEditor({ sectionId, path, label }: FieldEditorProps<ListingField>) {
  const { value, change } = useField<Listing>(sectionId, path, noListing)
  const { by, kind, categoryId, recordIds, count } = value
  const set = (part: Partial<Listing>) => change({ ...value, ...part })
  const shown = useWorkspace(({ listings }) => listings.records[sectionId])
  return (
    <>
      <Field
        label={label}
        hint={by === 'none' ? undefined : 'Selalu mengikuti katalog. Yang ditulis di sini tetap tersimpan.'}
      >
        <Select
          id={fieldId(sectionId, path)}
          value={by}
          onChange={({ target }) => set({ by: rules.find((rule) => rule.value === target.value)?.value ?? 'none' })}
        >
          {rules.map((rule) => (
            <option key={rule.value} value={rule.value}>
              {rule.label}
            </option>
          ))}
        </Select>
      </Field>
      {by === 'category' && <CategoryField value={categoryId} onChange={(id) => set({ categoryId: id })} />}
      {by === 'picked' && (
        <PickedField sectionId={sectionId} value={recordIds} onChange={(ids) => set({ recordIds: ids })} />
      )}
      {by !== 'none' && by !== 'picked' && (
        <>
          <Field label="Jenis">
            <Select
              value={kind}
              onChange={({ target }) => set({ kind: listedKinds.find((one) => one === target.value) ?? '' })}
            >
              <option value="">Semua jenis</option>
              {listedKinds.map((one) => (
                <option key={one} value={one}>
                  {kindScreens[one].title}
                </option>
              ))}
            </Select>
          </Field>
          <CountInput
            label="Paling banyak"
            value={count}
            onChange={(typed) => set({ count: Math.min(listedAtMost, Math.max(1, typed ?? 1)) })}
          />
        </>
      )}
      {by !== 'none' && shown?.length === 0 && (
        <p className="text-app-xs text-muted">
          Belum ada isi katalog yang cocok, jadi bagian ini tidak tampil untuk pengunjung.
        </p>
      )}
    </>
  )
}

function CategoryField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const [categories, setCategories] = useState<readonly { id: string; name: string }[] | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  useEffect(() => {
    const abort = new AbortController()
    call(listListedCategories, {}, { signal: abort.signal }).then(setCategories, (error: unknown) => {
      if (!abort.signal.aborted) setProblem(messageOf(error))
    })
    return () => abort.abort()
  }, [])
  const isGone = categories !== null && value !== '' && !categories.some(({ id }) => id === value)
  return (
    <Field
      label="Kategori"
      error={problem ?? (isGone ? 'Kategori ini sudah tidak aktif. Pilih yang lain.' : undefined)}
    >
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Pilih kategori</option>
        {isGone && <option value={value}>Kategori yang dipilih</option>}
        {categories?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface PickedFieldProps {
  sectionId: string
  value: readonly string[]
  onChange: (ids: string[]) => void
}

function PickedField({ sectionId, value, onChange }: PickedFieldProps) {
  const pageId = useBuilder((state) => state.page.id)
  const shown = useWorkspace(({ listings }) => listings.records[sectionId])
  const names = useMemo(() => Object.fromEntries((shown ?? []).map(({ id, name }) => [id, name])), [shown])
  const search = async (words: string) => {
    const found = await call(listOfferRecords, { query: { pageId, search: words.trim().slice(0, 80) } })
    return found.map(({ id, name, kind }) => ({ id, name, hint: kindScreens[kind].title }))
  }
  return (
    <RecordsField
      label="Isi katalog"
      addLabel="Tambah dari katalog"
      hint="Urutannya sama dengan urutan di halaman."
      value={value}
      atMost={listedAtMost}
      names={names}
      search={search}
      onChange={onChange}
    />
  )
}
