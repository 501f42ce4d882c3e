import { Button } from '@naikkelas/ui/button'
import { Logo } from '@naikkelas/ui/icons'

/** The front door while the shop itself is being built: who we are, and where the team goes in. */
export function HomePage() {
  return (
    <div className="flex min-h-dvh flex-col bg-ground" data-tone="paper">
      <header className="mx-auto flex w-full max-w-content items-center justify-between gap-4 px-5 py-5 sm:px-8">
        <Logo className="text-accent" />
        <Button asChild variant="quiet">
          <a href="/admin">Masuk admin</a>
        </Button>
      </header>
      <main className="mx-auto flex w-full max-w-content flex-1 flex-col justify-center gap-6 px-5 pt-10 pb-24 sm:px-8 sm:pb-40">
        <h1 className="max-w-[16ch] font-sans text-display-l text-balance">
          Toko naik kelas, satu langkah setiap kali
        </h1>
        <p className="max-w-text text-lead text-muted">
          Kelas praktik untuk pemilik usaha kecil: laporan yang rapi, iklan yang terukur, dan toko yang lebih tenang
          dikelola.
        </p>
        <p className="max-w-text text-app-md text-muted">
          Etalase kelas sedang disiapkan. Halaman kelas yang sudah terbit dibuka lewat tautannya masing-masing.
        </p>
      </main>
      <footer className="relative bg-ground text-text" data-tone="brand">
        <Steps />
        <div className="mx-auto flex max-w-content flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-6 text-app-sm sm:px-8">
          <p>Naikkelas, untuk usaha kecil Indonesia.</p>
          <a href="/admin" className="inline-flex min-h-11 items-center underline underline-offset-4">
            Untuk tim: masuk admin
          </a>
        </div>
      </footer>
    </div>
  )
}

/** The ground of the footer rises into the page in three steps, as sections do. */
function Steps() {
  return (
    <svg
      viewBox="0 0 360 120"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute end-0 bottom-[calc(100%-1px)] h-20 w-3/5 fill-brand-700 sm:h-36 sm:w-2/5"
    >
      <path d="M0 120V80h120V40h120V0h120v120z" />
    </svg>
  )
}
