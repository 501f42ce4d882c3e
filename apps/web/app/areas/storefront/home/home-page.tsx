import { Button } from '@naikkelas/ui/button'
import { Mark } from '@naikkelas/ui/icons'
import { contentId, SiteShell } from '../../../shared/shell/site-shell.tsx'
import { type PublishedPages, PublishedList } from './published-list.tsx'
import { ShopOnSteps } from './shop-on-steps.tsx'

/** The home page: about us, and all published pages. Works without script. */
export function HomePage({ list }: { list: PublishedPages | null }) {
  const isContinued = list !== null && list.page > 1
  return (
    <SiteShell>
      <main id={contentId} className="flex-1">
        {!isContinued && <Opening />}
        <section
          id="kelas"
          aria-labelledby="judul-kelas"
          className="mx-auto max-w-content scroll-mt-4 px-5 py-14 sm:px-8 sm:py-24"
        >
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 sm:mb-10">
            <ListHeading isContinued={isContinued} />
            <p className="max-w-[34ch] text-app-md text-pretty text-muted">
              Satu kartu, satu hal yang bisa dikerjakan di toko Anda minggu ini.
            </p>
          </div>
          <PublishedList list={list} />
        </section>
        {!isContinued && <Ways />}
      </main>
    </SiteShell>
  )
}

/** The page has one h1, whichever of its lists it shows. */
function ListHeading({ isContinued }: { isContinued: boolean }) {
  const Heading = isContinued ? 'h1' : 'h2'
  return (
    <Heading id="judul-kelas" className="text-h2">
      Kelas, jasa, dan mitra
    </Heading>
  )
}

function Opening() {
  return (
    <section className="border-b border-line">
      <div className="mx-auto grid max-w-content items-end gap-x-8 gap-y-10 px-5 pt-8 sm:px-8 md:grid-cols-12 lg:pt-10">
        <div className="flex min-w-0 flex-col items-start gap-6 md:col-span-7 md:pb-14 lg:pb-24">
          <p className="flex items-center gap-2 text-label text-muted">
            <Mark className="size-4 text-accent" />
            Tempat belajar pemilik usaha kecil
          </p>
          <h1 className="max-w-[13ch] font-page text-display-xl text-balance">
            Toko naik kelas, <span className="ui:stabilo min-[16rem]:whitespace-nowrap">satu langkah</span> setiap kali
          </h1>
          <p className="max-w-text text-lead text-pretty text-muted">
            Kelas praktik untuk pemilik usaha kecil: laporan yang rapi, iklan yang terukur, dan toko yang lebih tenang
            dikelola.
          </p>
          <Button asChild variant="cta" size="page">
            <a href="#kelas">Pilih langkah pertama</a>
          </Button>
        </div>
        <ShopOnSteps className="w-full max-w-[26rem] justify-self-end md:col-span-5 lg:max-w-none" />
      </div>
    </section>
  )
}

const ways = [
  { filled: 1, title: 'Pilih satu', text: 'Mulai dari hal yang paling mengganggu di toko Anda sekarang.' },
  {
    filled: 2,
    title: 'Kerjakan di toko sendiri',
    text: 'Latihannya memakai produk, angka, dan pelanggan Anda, bukan contoh karangan.',
  },
  {
    filled: 3,
    title: 'Naik satu tingkat',
    text: 'Setelah rapi, baru ambil langkah berikutnya. Tidak perlu semuanya sekaligus.',
  },
] as const

function Ways() {
  return (
    <section data-tone="board" aria-labelledby="judul-cara" className="bg-ground text-text">
      <div className="mx-auto grid max-w-content gap-x-8 gap-y-10 px-5 pt-16 pb-16 sm:px-8 sm:pt-24 sm:pb-24 lg:grid-cols-12">
        <h2 id="judul-cara" className="max-w-[14ch] text-display-m lg:col-span-4">
          Belajar seperti menata toko
        </h2>
        <ol className="flex flex-col lg:col-span-8">
          {ways.map(({ filled, title, text }) => (
            <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-t border-line py-6">
              <Mark className="mt-1 size-6 text-accent" filled={filled} />
              <div className="flex flex-col gap-1">
                <h3 className="text-h3">{title}</h3>
                <p className="max-w-text text-body text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
