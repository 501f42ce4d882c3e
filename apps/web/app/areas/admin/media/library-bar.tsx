import { mediaShows, mediaSorts } from '@naikkelas/contract/pages'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import type { LibraryFilters } from './library-filters.ts'
import { showNames, sortNames } from './media-words.ts'

interface LibraryBarProps {
  filters: LibraryFilters
  /** As it is typed. */
  search: string
  onSearch: (words: string) => void
  onChange: (changed: Partial<LibraryFilters>) => void
  /** Where only one kind may be chosen. @default false */
  isKindFixed?: boolean
}

/** Search, filters and order of the library. */
export function LibraryBar({ filters, search, onSearch, onChange, isKindFixed = false }: LibraryBarProps) {
  const { kind, show, sort } = filters
  // One list for what is chosen between and what it may lack.
  const shown = show ?? kind ?? ''
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Field label="Cari media" isLabelHidden className="w-full sm:w-auto sm:min-w-40 sm:flex-1">
        <Input
          type="search"
          value={search}
          maxLength={80}
          placeholder="Cari nama atau teks alternatif"
          start={<Icon name="cari" size={16} />}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Field>
      <Field label="Saring" isLabelHidden className="w-44 max-sm:flex-1">
        <Select
          value={isKindFixed ? (show ?? '') : shown}
          onChange={({ target: { value } }) =>
            onChange({
              show: mediaShows.find((one) => one === value),
              ...(!isKindFixed && { kind: value === 'image' || value === 'video' ? value : undefined }),
            })
          }
        >
          <option value="">Semua jenis</option>
          {!isKindFixed && (
            <>
              <option value="image">Gambar</option>
              <option value="video">Film</option>
            </>
          )}
          {mediaShows
            .filter((one) => !isKindFixed || (one !== 'trash' && one !== 'stale'))
            .map((one) => (
              <option key={one} value={one}>
                {showNames[one]}
              </option>
            ))}
        </Select>
      </Field>
      <Field label="Urutkan" isLabelHidden className="w-32 max-sm:flex-1">
        <Select
          value={sort}
          onChange={({ target: { value } }) => onChange({ sort: mediaSorts.find((one) => one === value) ?? 'newest' })}
        >
          {mediaSorts.map((one) => (
            <option key={one} value={one}>
              {sortNames[one]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
