import { endShortLink, listShortLinkDays, type ShortLink } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { formatDateTime } from '@naikkelas/ui/format'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { DaysButton, DaysChart, useDaysOpened } from './days-opened.tsx'

interface ShortLinksProps {
  links: readonly ShortLink[]
  onChanged: () => Promise<void>
}

/** Short links of a page, with their hits. */
export function ShortLinks({ links, onChanged }: ShortLinksProps) {
  const { toast } = useToast()
  const [ending, setEnding] = useState<ShortLink | null>(null)
  const end = async ({ code }: ShortLink) => {
    await call(endShortLink, { params: { code } })
    await onChanged()
  }
  const copy = async (link: ShortLink) => {
    try {
      await navigator.clipboard.writeText(new URL(link.address, window.location.origin).href)
      toast({ title: 'Tautan pendek disalin' })
    } catch {
      toast({ title: `Belum tersalin. Alamatnya: ${link.address}`, tone: 'warn' })
    }
  }
  if (links.length === 0) return <p className="text-app-sm text-muted">Belum ada tautan pendek untuk halaman ini.</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {links.map((link) => (
        <li key={link.code} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
          <div className="min-w-0 flex-1 basis-full sm:basis-48">
            <p className="text-app-sm font-semibold wrap-anywhere">
              {link.address} <span className="font-normal text-muted">{link.label}</span>
            </p>
            <p className="text-app-xs text-muted">
              {Object.values(link.words).map((word) => `${word} · `)}
              {link.hits} kali dibuka
              {link.lastHitAt !== null && `, terakhir ${formatDateTime(link.lastHitAt)}`}
              {link.endedAt !== null && ` · diakhiri ${formatDateTime(link.endedAt)}`}
            </p>
          </div>
          <LinkDays link={link} />
          {link.endedAt === null && (
            <div className="flex gap-1">
              <Button size="sm" aria-label={`Salin ${link.address}`} onClick={() => void copy(link)}>
                Salin
              </Button>
              <Button size="sm" variant="quiet" aria-label={`Akhiri ${link.address}`} onClick={() => setEnding(link)}>
                Akhiri
              </Button>
            </div>
          )}
        </li>
      ))}
      <ConfirmDialog
        isOpen={ending !== null}
        onOpenChange={() => setEnding(null)}
        title={`Akhiri ${ending?.address ?? ''}?`}
        description="Siapa pun yang membukanya tidak lagi sampai ke halaman, dan alamat ini tidak dapat dipakai lagi. Hitungannya tetap ada."
        confirmLabel="Akhiri tautan"
        onConfirm={async () => {
          if (ending) await end(ending)
        }}
        errorMessage={messageOf}
      />
    </ul>
  )
}

function LinkDays({ link: { code, address } }: { link: ShortLink }) {
  const { days, toggle } = useDaysOpened(() => call(listShortLinkDays, { params: { code } }))
  return (
    <>
      <DaysButton address={address} isOpen={days !== null} onPress={toggle} />
      {days !== null && (
        <div className="order-last w-full basis-full">
          <DaysChart address={address} days={days} />
        </div>
      )}
    </>
  )
}
