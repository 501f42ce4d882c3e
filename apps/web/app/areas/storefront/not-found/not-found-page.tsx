import type { PublishedPage } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Mark } from '@naikkelas/ui/icons'
import { HouseFrame } from '../frame/house-frame.tsx'
import { PageCard } from './page-card.tsx'
import { SearchForm } from '../frame/search-form.tsx'
import { MissingStep } from './missing-step.tsx'

interface NotFoundPageProps {
  /** Published pages to go on to; none while they cannot be loaded. */
  pages: readonly PublishedPage[]
}

/** The not-found page with ways on. Works without script. */
export function NotFoundPage({ pages }: NotFoundPageProps) {
  return (
    <HouseFrame>
      <div className="grid items-end gap-x-8 gap-y-8 border-b border-line pt-6 md:grid-cols-12 lg:pt-8">
        <div className="flex min-w-0 flex-col items-start gap-4 md:col-span-7 md:pb-14">
          <p className="flex items-center gap-2 text-label text-muted">
            <Mark className="size-4 text-accent" filled={0} />
            404
          </p>
          <h1 className="max-w-text text-display-m text-balance">Halaman ini tidak ada, atau sudah tidak terbit</h1>
          {/* Shown by the site's script, which knows the address. */}
          <p hidden data-asked="" className="max-w-text text-app-md">
            Alamat yang Anda buka: <span className="font-medium wrap-anywhere" />
          </p>
          <p className="max-w-text text-app-md text-pretty text-muted">
            Periksa lagi ejaan tautannya. Bila Anda mendapatkannya dari seseorang, mintalah tautan yang terbaru.
          </p>
          <SearchForm className="mt-2 w-full" />
          <div className="flex flex-wrap gap-3">
            <Button asChild size="lg">
              <a href="/">Ke beranda</a>
            </Button>
            <Button asChild size="lg">
              <a href="/daftar-kelas-premium">Lihat semua kelas</a>
            </Button>
          </div>
        </div>
        <MissingStep className="w-full max-w-[20rem] justify-self-end md:col-span-5 md:max-w-[26rem]" />
      </div>
      {pages.length > 0 && (
        <section aria-labelledby="judul-lain" className="pt-12">
          <h2 id="judul-lain" className="mb-6 text-h2">
            Mungkin yang ini
          </h2>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-12 lg:gap-8">
            {pages.map((page, index) => (
              <PageCard
                key={page.address}
                page={page}
                span={pages.length === 3 ? 4 : 6}
                isAlone={index === 0 && pages.length % 2 === 1}
              />
            ))}
          </ul>
        </section>
      )}
    </HouseFrame>
  )
}
