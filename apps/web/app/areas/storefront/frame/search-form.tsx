import { searchTextAtMost } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'

interface SearchFormProps {
  /** @default none */
  words?: string
  className?: string
}

/** Leads to the search of everything; a script of its own suggests names once the box has the focus. */
export function SearchForm({ words = '', className = '' }: SearchFormProps) {
  return (
    <form role="search" aria-label="Cari di katalog" action="/search" className={`flex max-w-text gap-2 ${className}`}>
      <Field label="Cari" isLabelHidden className="flex-1">
        <Input
          type="search"
          name="cari"
          size="lg"
          defaultValue={words}
          maxLength={searchTextAtMost}
          placeholder="Kelas, jasa, tools, atau acara"
          autoComplete="off"
          enterKeyHint="search"
          data-search=""
        />
      </Field>
      <Button type="submit" variant="primary" size="lg">
        Cari
      </Button>
    </form>
  )
}
