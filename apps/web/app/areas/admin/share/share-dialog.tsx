import type { PageKind } from '@naikkelas/contract'
import { isReferred, listPartners, withReference } from '@naikkelas/contract/identity'
import { createShortLink, listShortLinks, type ShortLink, type Utm } from '@naikkelas/contract/marketing'
import { getLandingPage } from '@naikkelas/contract/pages'
import type { ChosenWords, LinkWords } from '@naikkelas/page'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { useToast } from '@naikkelas/ui/toast'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { SaidChoice } from './said-choice.tsx'
import { withCampaign, withWords } from './campaigns.ts'
import { choosableWords } from './choosable-words.ts'
import { LinkCards } from './link-cards.tsx'
import { QrDownloads } from './qr-downloads.tsx'
import { ShareAddress } from './share-address.tsx'
import { ShortLinks } from './short-links.tsx'

interface ShareDialogProps {
  page: { id: string; name: string; kind: PageKind; address: string; partner_id: string | null }
  onClose: () => void
}

/** Sharing a page: its URL with a campaign, short links, QR code, link preview. */
export function ShareDialog({ page, onClose }: ShareDialogProps) {
  const { toast } = useToast()
  const [campaign, setCampaign] = useState<{ label: string; utm: Utm }>({ label: '', utm: {} })
  const [links, setLinks] = useState<ShortLink[]>([])
  const [isMaking, setIsMaking] = useState(false)
  const own = new URL(page.address, window.location.origin).href
  const [reference, setReference] = useState<string | null>(null)
  const [taken, setTaken] = useState<LinkWords>({})
  const [words, setWords] = useState<ChosenWords>({})
  const address = withWords(withCampaign(withReference(own, reference), campaign.utm), words)
  const load = useCallback(async () => {
    try {
      setLinks(await call(listShortLinks, { query: { pageId: page.id } }))
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }, [page.id, toast])
  useEffect(() => void load(), [load])
  useEffect(() => {
    if (!isReferred(page.kind) || page.partner_id === null) return
    call(listPartners, {}).then(
      (partners) => setReference(partners.find(({ id }) => id === page.partner_id)?.reference ?? null),
      (error: unknown) => toast({ title: messageOf(error), tone: 'danger' }),
    )
  }, [page.kind, page.partner_id, toast])
  useEffect(() => {
    call(getLandingPage, { params: { pageId: page.id } }).then(
      ({ document }) => setTaken(choosableWords(document.linkWords)),
      (error: unknown) => toast({ title: messageOf(error), tone: 'danger' }),
    )
  }, [page.id, toast])
  const make = async () => {
    setIsMaking(true)
    try {
      const body = { pageId: page.id, label: campaign.label.trim() || 'Tanpa kampanye', utm: campaign.utm, words }
      const made = await call(createShortLink, { body })
      toast({ title: `Tautan pendek ${made.address} siap`, tone: 'ok' })
      await load()
    } catch (error) {
      toast({ title: (error instanceof ApiError && error.fields[0]?.message) || messageOf(error), tone: 'danger' })
    }
    setIsMaking(false)
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="lg" title="Bagikan halaman" description={page.name}>
        <div className="flex flex-col gap-6 pt-1">
          <Part title="Dipasang di">
            <CampaignFields {...campaign} onChange={setCampaign} />
          </Part>
          {Object.keys(taken).length > 0 && (
            <Part title="Kata di halaman">
              <p className="text-app-sm text-muted">
                Siapa pun yang membuka tautan ini membaca kata yang Anda pilih, juga lewat kode QR dan tautan pendek.
              </p>
              <div className="flex flex-wrap gap-3">
                <SaidChoice words={taken} said={words} onChange={setWords} />
              </div>
            </Part>
          )}
          <Part title="Alamat">
            <ShareAddress address={address} words={page.name} hint="Pindai untuk membuka halaman di ponsel." />
            <QrDownloads text={address} name={`qr-${page.address.split('/').at(-1) ?? 'halaman'}`} />
          </Part>
          <Part title="Tautan pendek">
            <Button isLoading={isMaking} className="self-start" onClick={() => void make()}>
              Buat tautan pendek
            </Button>
            <ShortLinks links={links} onChanged={load} />
          </Part>
          <Part title="Tampilan saat dibagikan">
            <LinkCards address={own} />
          </Part>
        </div>
      </DialogContent>
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h3 className="text-app-md font-semibold">{title}</h3>
      {children}
    </section>
  )
}
