import { searchTextAtMost } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { groupThousands } from '@naikkelas/ui/format'
import { ProductGrid } from '@naikkelas/ui/product-card'
import { ListPages } from '../catalogue/list-pages.tsx'
import { SellableCard } from '../catalogue/sellable-card.tsx'
import { HouseFrame } from '../frame/house-frame.tsx'
import type { Found } from './found.ts'
import { NothingFound } from './nothing-found.tsx'
import { type SearchAddress, searchHref } from './search-address.ts'
import { SearchChoices } from './search-choices.tsx'
import { SearchForm } from '../frame/search-form.tsx'

interface SearchPageProps {
  asked: SearchAddress
  /** Null while nothing can be searched. */
  found: Found | null
}

/** Everything that can be found, of all kinds. Works without a script. */
export function SearchPage({ asked, found }: SearchPageProps) {
  return (
    <HouseFrame>
      <header className="flex flex-col gap-4 pt-4 pb-6 sm:pt-8">
        <h1 className="text-display-m">Cari</h1>
        <SearchForm words={asked.words} />
        {asked.isTooLong && (
          <p role="alert" className="text-app-md text-danger">
            Pencarian ini terlalu panjang. Pakai paling banyak {searchTextAtMost} huruf.
          </p>
        )}
        {found && found.match !== 'none' && <Summary asked={asked} found={found} />}
      </header>
      {found && found.match !== 'none' && <SearchChoices asked={asked} found={found} />}
      <Results asked={asked} found={found} />
      {found && <ListPages list={found} addressOf={(side, at) => searchHref(asked, { side, at })} />}
    </HouseFrame>
  )
}

function Summary({ asked: { words }, found: { total, match, corrected } }: { asked: SearchAddress; found: Found }) {
  const count = `${groupThousands(total)} hasil`
  return (
    <div className="flex flex-col gap-1 text-app-md text-muted">
      <p>
        {words === '' ? count : `${count} untuk `}
        {words !== '' && <b className="font-semibold wrap-anywhere text-text">“{words}”</b>}
      </p>
      {match === 'near' && <p>Belum ada yang memuat semua kata itu. Yang ini paling mendekati.</p>}
      {match === 'all' && corrected !== null && (
        <p>
          Termasuk hasil untuk{' '}
          <a href={searchHref({ words: corrected })} className="font-semibold text-link underline underline-offset-4">
            {corrected}
          </a>
          .
        </p>
      )}
    </div>
  )
}

function Results({ asked, found }: SearchPageProps) {
  if (found === null)
    return asked.isTooLong ? null : (
      <EmptyState
        title="Pencarian sedang tidak dapat dipakai"
        text="Sedang ada gangguan di pihak kami. Muat ulang halaman ini sebentar lagi."
      />
    )
  if (found.match === 'none') return <NothingFound words={asked.words} found={found} />
  if (found.items.length === 0)
    return (
      <EmptyState
        title="Tidak ada yang cocok dengan saringan ini"
        text="Longgarkan saringannya, atau tampilkan semua hasil pencarian ini."
        action={
          <Button asChild>
            <a href={searchHref({ words: asked.words })}>Tampilkan semua</a>
          </Button>
        }
      />
    )
  return (
    <ProductGrid aria-label="Hasil">
      {found.items.map((card, index) => (
        <SellableCard key={card.number} card={card} isFirst={index < 2} />
      ))}
    </ProductGrid>
  )
}
