import { levelWords } from '@naikkelas/contract/commerce'
import { kindWords } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { groupThousands } from '@naikkelas/ui/format'
import { Select } from '@naikkelas/ui/select'
import { sortWords } from '../catalogue/list-address.ts'
import { paramOfPrice, type SearchAddress, searchHref } from './search-address.ts'
import type { Found } from './found.ts'

interface Choice {
  value: string
  label: string
  count: number
}

interface SearchChoicesProps {
  asked: SearchAddress
  found: Found
}

/** Narrows a search down, with how much each choice would leave, and sorts it. */
export function SearchChoices({ asked, found }: SearchChoicesProps) {
  const { words, kind, category, price, level, sort } = asked
  const isNarrowed = [kind, category, price, level].some((choice) => choice !== undefined)
  return (
    <form
      aria-label="Saring"
      action="/search"
      className="grid grid-cols-2 items-end gap-3 border-t border-line py-6 sm:grid-cols-3 lg:flex lg:flex-wrap"
    >
      {words !== '' && <input type="hidden" name="cari" value={words} />}
      <ChoiceField
        label="Jenis"
        name="jenis"
        chosen={kind}
        all="Semua jenis"
        choices={found.kinds.map(({ kind: value, count }) => ({ value, label: kindWords[value], count }))}
      />
      <ChoiceField
        label="Kategori"
        name="kategori"
        chosen={category === undefined ? undefined : String(category)}
        all="Semua kategori"
        choices={found.categories.map(({ number, name, count }) => ({ value: String(number), label: name, count }))}
      />
      <ChoiceField
        label="Harga"
        name="harga"
        chosen={price && paramOfPrice[price]}
        all="Semua harga"
        choices={found.prices.map((one) => ({
          value: paramOfPrice[one.price],
          label: one.price === 'free' ? 'Gratis' : 'Berbayar',
          count: one.count,
        }))}
      />
      <ChoiceField
        label="Tingkat"
        name="tingkat"
        chosen={level}
        all="Semua tingkat"
        choices={found.levels.map(({ level: value, count }) => ({ value, label: levelWords[value], count }))}
      />
      <Field label="Urutkan" className="lg:w-44">
        <Select name="urut" defaultValue={sort === undefined ? '' : String(sort)}>
          <option value="">{words === '' ? 'Paling diminati' : 'Paling sesuai'}</option>
          {sortWords.map((word, code) => (
            <option key={word} value={code}>
              {word}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex gap-2">
        <Button type="submit">Terapkan</Button>
        {isNarrowed && (
          <Button asChild variant="quiet">
            <a href={searchHref({ words, sort })}>Hapus saringan</a>
          </Button>
        )}
      </div>
    </form>
  )
}

interface ChoiceFieldProps {
  label: string
  name: string
  chosen: string | undefined
  all: string
  choices: readonly Choice[]
}

/** Not drawn where there is nothing to choose between. */
function ChoiceField({ label, name, chosen, all, choices }: ChoiceFieldProps) {
  const offered = choices.filter(({ value, count }) => count > 0 || value === chosen)
  if (offered.length === 0) return null
  return (
    <Field label={label} className="lg:w-44">
      <Select name={name} defaultValue={offered.some(({ value }) => value === chosen) ? chosen : ''}>
        <option value="">{all}</option>
        {offered.map(({ value, label: word, count }) => (
          <option key={value} value={value}>
            {word} ({groupThousands(count)})
          </option>
        ))}
      </Select>
    </Field>
  )
}
