import { Button } from '@naikkelas/ui/button'
import { Mark } from '@naikkelas/ui/icons'
import { HouseFrame } from '../frame/house-frame.tsx'

interface NotFoundPageProps {
  /** The requested URL, if known. */
  address: string | null
}

/** The not-found page with alternatives. Works without script. */
export function NotFoundPage({ address }: NotFoundPageProps) {
  return (
    <HouseFrame>
      <div className="flex flex-1 flex-col justify-center gap-4 py-16">
        <p className="flex items-center gap-2 text-label text-muted">
          <Mark className="size-4 text-accent" filled={0} />
          404
        </p>
        <h1 className="max-w-text text-app-3xl font-bold tracking-tight sm:text-display-m">
          Halaman ini tidak ada, atau sudah tidak terbit
        </h1>
        {address !== null && (
          <p className="max-w-text text-app-md">
            Alamat yang Anda buka: <span className="font-medium wrap-anywhere">{address}</span>
          </p>
        )}
        <p className="max-w-text text-app-md text-muted">
          Periksa lagi ejaan tautannya. Bila Anda mendapatkannya dari seseorang, mintalah tautan yang terbaru.
        </p>
        <div className="mt-2">
          <Button asChild variant="primary" size="lg">
            <a href="/">Ke beranda</a>
          </Button>
        </div>
      </div>
    </HouseFrame>
  )
}
