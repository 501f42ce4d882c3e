import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { ProductGrid } from '@naikkelas/ui/product-card'
import type { ReactNode } from 'react'
import { SellableCard } from '../catalogue/sellable-card.tsx'
import { searchHref } from './search-address.ts'
import type { Found } from './found.ts'

interface NothingFoundProps {
  words: string
  found: Found
}

/** Ways on from a search without results: words that look alike, categories, and what others chose. */
export function NothingFound({ words, found: { similarWords, popular } }: NothingFoundProps) {
  const categories = new Map(
    popular.flatMap(({ category }) => (category ? [[category.number, category.name] as const] : [])),
  )
  return (
    <>
      <EmptyState
        title={<>Belum ada hasil untuk “{words}”</>}
        text="Coba kata yang lebih umum atau lebih pendek, lalu periksa ejaannya."
        action={
          <Button asChild>
            <a href="/search">Lihat semua</a>
          </Button>
        }
      />
      {similarWords.length > 0 && (
        <Part title="Mungkin maksud Anda">
          <ul className="flex flex-wrap gap-2">
            {similarWords.map((word) => (
              <li key={word}>
                <Button asChild size="sm">
                  <a href={searchHref({ words: word })}>{word}</a>
                </Button>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {categories.size > 0 && (
        <Part title="Kategori">
          <ul className="flex flex-wrap gap-2">
            {[...categories].map(([number, name]) => (
              <li key={number}>
                <Button asChild size="sm">
                  <a href={`/category/${number}`}>{name}</a>
                </Button>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {popular.length > 0 && (
        <Part title="Paling diminati">
          <ProductGrid aria-label="Paling diminati">
            {popular.map((card) => (
              <SellableCard key={card.number} card={card} level={3} />
            ))}
          </ProductGrid>
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 pt-8">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  )
}
