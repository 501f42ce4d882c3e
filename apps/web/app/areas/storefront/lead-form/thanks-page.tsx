import type { LeadForm } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Icon, Mark } from '@naikkelas/ui/icons'
import { PageFrame } from './page-frame.tsx'

type Next = NonNullable<LeadForm['next']>

const nextWords: Readonly<Record<Next['kind'], string>> = {
  whatsapp: 'Lanjut ke WhatsApp',
  file: 'Ambil berkasnya',
  page: 'Lanjutkan',
  link: 'Lanjutkan',
}

/** The thank-you page: confirmation, next step, and a link back. Works without script. */
export function ThanksPage({ form }: { form: LeadForm }) {
  const { page, anchor, isOrder, next } = form
  return (
    <PageFrame page={page} anchor={anchor}>
      <div className="flex flex-1 flex-col justify-center gap-5 pb-16">
        <Mark className="size-12 text-accent" />
        <h1 className="text-display-m text-balance">
          {isOrder ? 'Terima kasih, pesanan Anda sudah tercatat' : 'Terima kasih, isian Anda sudah kami terima'}
        </h1>
        <p className="max-w-text text-lead text-pretty text-muted wrap-anywhere">
          {isOrder
            ? 'Penjual akan menghubungi Anda lewat WhatsApp atau e-mail untuk pembayarannya. Belum ada yang perlu Anda bayar sekarang.'
            : `Jawaban Anda sudah masuk ke ${page.name}. Anda tidak perlu mengirimnya lagi.`}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          {next && (
            <Button asChild variant="cta" size="page">
              <a href={next.address}>
                {nextWords[next.kind]}
                <Icon name="maju" />
              </a>
            </Button>
          )}
          <Button asChild variant={next ? 'secondary' : 'cta'} size="page">
            <a href={page.address}>Kembali ke halaman</a>
          </Button>
        </div>
      </div>
    </PageFrame>
  )
}
