import type { OutputFor } from '@naikkelas/contract'
import type { browseCatalogue } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Field } from '@naikkelas/ui/field'
import { ProductGrid } from '@naikkelas/ui/product-card'
import { Select } from '@naikkelas/ui/select'
import type { ReactNode } from 'react'
import { HouseFrame } from '../frame/house-frame.tsx'
import { SearchForm } from '../frame/search-form.tsx'
import { pageAddress, sortWords } from './list-address.ts'
import { ListPages } from './list-pages.tsx'
import { SeenItems } from './seen-items.tsx'
import { SellableCard } from './sellable-card.tsx'

interface CataloguePageProps {
  title: string
  description: string
  /** Null while the catalogue cannot be read. */
  list: Pick<OutputFor<typeof browseCatalogue>, 'items' | 'next' | 'previous'> | null
  /** The order that the address asks for; the list's own without one. */
  sort: number | undefined
  /** Null where the list has an order of its own that is none of those. */
  ownSort: number | null
  /** What that order is called. @default 'Urutan pilihan' */
  ownSortWord?: string
  empty: string
  /** Other ways to look at the same. */
  views?: ReactNode
  /** Above the list. */
  lead?: ReactNode
  /** Below the list. */
  foot?: ReactNode
}

/** A public list: order and pages work without a script. */
export function CataloguePage({
  title,
  description,
  list,
  sort,
  ownSort,
  ownSortWord = 'Urutan pilihan',
  empty,
  views,
  lead,
  foot,
}: CataloguePageProps) {
  return (
    <HouseFrame>
      <header className="flex flex-col gap-3 pt-4 pb-6 sm:pt-8 sm:pb-8">
        <h1 className="text-display-m">{title}</h1>
        <p className="max-w-text text-lead text-pretty text-muted">{description}</p>
        <SearchForm className="mt-2" />
        {views}
      </header>
      {lead}
      {list !== null && list.items.length > 0 && (
        <form aria-label="Saring" className="flex items-end gap-2 pb-6">
          <Field label="Urutkan" className="w-full max-w-56">
            <Select name="urut" defaultValue={String(sort ?? ownSort ?? '')}>
              {ownSort === null && <option value="">{ownSortWord}</option>}
              {sortWords.map((word, code) => (
                <option key={word} value={code}>
                  {word}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit">Terapkan</Button>
        </form>
      )}
      <Results list={list} empty={empty} />
      {list && <ListPages list={list} addressOf={(side, at) => pageAddress(sort, side, at)} />}
      {foot}
      <SeenItems />
    </HouseFrame>
  )
}

function Results({ list, empty }: Pick<CataloguePageProps, 'list' | 'empty'>) {
  if (list === null)
    return (
      <EmptyState
        title="Daftar ini belum dapat ditampilkan"
        text="Sedang ada gangguan di pihak kami. Muat ulang halaman ini sebentar lagi."
      />
    )
  if (list.items.length === 0)
    return (
      <EmptyState
        title="Belum ada yang bisa ditampilkan"
        text={empty}
        action={
          <Button asChild>
            <a href="/">Ke beranda</a>
          </Button>
        }
      />
    )
  return (
    <ProductGrid aria-label="Hasil">
      {list.items.map((card, index) => (
        <SellableCard key={card.number} card={card} isFirst={index < 2} />
      ))}
    </ProductGrid>
  )
}
