import type { SellableCard as Card } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { ProductGrid } from '@naikkelas/ui/product-card'
import { SellableCard } from '../catalogue/sellable-card.tsx'
import { HouseFrame } from '../frame/house-frame.tsx'

interface SavedItemsPageProps {
  /** That the address names. */
  numbers: readonly number[]
  /** Those that visitors find; null while they cannot be read. */
  cards: readonly Card[] | null
}

/** What someone saved. The site's script leads to the address with its numbers. */
export function SavedItemsPage({ numbers, cards }: SavedItemsPageProps) {
  return (
    <HouseFrame>
      <header className="flex flex-col gap-3 pt-4 pb-6 sm:pt-8 sm:pb-8">
        <h1 className="text-display-m">Tersimpan</h1>
        <p className="max-w-text text-lead text-pretty text-muted">
          Disimpan di browser ini. Setelah Anda masuk, ikut tersimpan di akun.
        </p>
      </header>
      <div data-saved={numbers.join('.')}>
        <Results cards={cards} />
      </div>
      <noscript>
        <p className="pt-6 text-app-md text-muted">Menyimpan memerlukan JavaScript di browser Anda.</p>
      </noscript>
    </HouseFrame>
  )
}

function Results({ cards }: Pick<SavedItemsPageProps, 'cards'>) {
  if (cards === null)
    return (
      <EmptyState
        title="Daftar ini belum dapat ditampilkan"
        text="Sedang ada gangguan di pihak kami. Muat ulang halaman ini sebentar lagi."
      />
    )
  if (cards.length === 0)
    return (
      <EmptyState
        title="Belum ada yang tersimpan"
        text="Tekan Simpan pada kelas, jasa, atau acara yang ingin Anda lihat lagi nanti."
        action={
          <Button asChild>
            <a href="/daftar-kelas-terbaik">Lihat kelas</a>
          </Button>
        }
      />
    )
  return (
    <ProductGrid aria-label="Hasil">
      {cards.map((card, index) => (
        <SellableCard key={card.number} card={card} isFirst={index < 2} />
      ))}
    </ProductGrid>
  )
}
