import { Field } from '@naikkelas/ui/field'
import { type ActiveFilter, FilterPopover } from '@naikkelas/ui/filter-popover'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import type { ReactNode } from 'react'

interface FilterBarProps {
  search?: {
    /** Names the field. */
    label: string
    placeholder: string
    /** As it is typed. */
    words: string
    onType: (words: string) => void
    /** @default 80 */
    maxLength?: number
    /** Replaces the width of the field. */
    className?: string
  }
  /** Before the filters, and always in sight: what every view has, such as a period. */
  lead?: ReactNode
  /** Those that hold now, in the order of their fields. */
  filters: readonly ActiveFilter[]
  /** Removes all of them. */
  onClear: () => void
  /** The fields of the filters. */
  children: ReactNode
  /** At the end of the bar: order and look. */
  aside?: ReactNode
  /** `sm` in the toolbar of a table. @default 'md' */
  size?: 'sm' | 'md'
}

const widths = {
  whole: 'w-full',
  sharing: 'w-full lg:w-auto lg:flex-1',
  // One button leaves room for the others of the toolbar.
  narrow: 'flex-1',
} as const

/** Above a list: its search, one button with all filters, and those that hold as chips. */
export function FilterBar({ search, lead, filters, onClear, children, aside, size = 'md' }: FilterBarProps) {
  return (
    <section
      aria-label="Saring"
      className={`flex min-w-0 flex-wrap items-center gap-3 ${widths[size === 'md' ? 'whole' : search ? 'sharing' : 'narrow']}`}
    >
      {search && (
        <Field
          label={search.label}
          isLabelHidden
          className={search.className ?? 'min-w-0 flex-1 sm:min-w-44 sm:max-w-80'}
        >
          <Input
            type="search"
            size={size}
            value={search.words}
            placeholder={search.placeholder}
            maxLength={search.maxLength ?? 80}
            start={<Icon name="cari" size={16} />}
            onChange={(event) => search.onType(event.target.value)}
          />
        </Field>
      )}
      {lead}
      <FilterPopover size={size} filters={filters} onClear={onClear}>
        {children}
      </FilterPopover>
      {aside}
    </section>
  )
}

interface FilterChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** A filter with one value of several; the first option is none. */
export function FilterChoice({ label, value, options, onChoose }: FilterChoiceProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
