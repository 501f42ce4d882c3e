import { Button } from '@naikkelas/ui/button'
import { Logo } from '@naikkelas/ui/icons'

/** The front door while the shop itself is being built: who we are, and where the team goes in. */
export function HomePage() {
  return (
    <div className="flex min-h-dvh flex-col bg-paper" data-tone="paper">
      <header className="mx-auto flex w-full max-w-content items-center justify-between px-5 py-5 sm:px-8">
        <Logo className="text-accent" />
        <Button asChild variant="quiet">
          <a href="/admin">Masuk admin</a>
        </Button>
      </header>
      <main className="mx-auto flex w-full max-w-content flex-1 flex-col justify-center gap-6 px-5 py-16 sm:px-8">
        <h1 className="max-w-[16ch] text-display-l text-balance">Toko naik kelas, satu langkah setiap kali</h1>
        <p className="max-w-text text-lead text-muted">
          Kelas praktik untuk pemilik usaha kecil: laporan yang rapi, iklan yang terukur, dan toko yang lebih tenang dikelola.
        </p>
      </main>
      <footer className="bg-brand-700" data-tone="brand">
        <div className="mx-auto flex max-w-content flex-wrap items-center justify-between gap-3 px-5 py-6 text-app-sm text-text sm:px-8">
          <p>Naikkelas, untuk usaha kecil Indonesia.</p>
          <a href="/admin" className="inline-flex min-h-11 items-center underline underline-offset-4">
            Untuk tim: masuk admin
          </a>
        </div>
      </footer>
    </div>
  )
}
