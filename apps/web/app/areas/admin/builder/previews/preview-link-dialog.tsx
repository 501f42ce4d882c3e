import type { OutputFor } from '@naikkelas/contract'
import { createPreview, revokePreviews } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Fieldset } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Radio } from '@naikkelas/ui/radio'
import { useToast } from '@naikkelas/ui/toast'
import { useId, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { FormNotice } from '../../../../shared/forms/form-notice.tsx'
import { formatDateTime } from '@naikkelas/ui/format'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { ShareAddress } from '../../share/share-address.tsx'

interface PreviewLinkDialogProps {
  onClose: () => void
}

const lives = [
  { hours: 1, label: '1 jam', hint: 'Untuk dilihat sekarang juga' },
  { hours: 24, label: '1 hari', hint: 'Untuk persetujuan hari ini' },
  { hours: 168, label: '7 hari', hint: 'Untuk mitra yang memeriksa pelan-pelan' },
] as const

/** A signed URL that shows the draft, valid for the selected time. */
export function PreviewLinkDialog({ onClose }: PreviewLinkDialogProps) {
  const { saver } = useBuilderParts()
  const page = useBuilder((state) => state.page)
  const { toast } = useToast()
  const group = useId()
  const [hours, setHours] = useState<(typeof lives)[number]['hours']>(24)
  const [made, setMade] = useState<OutputFor<typeof createPreview> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<'making' | 'ending' | null>(null)

  const run = async (act: 'making' | 'ending', work: () => Promise<void>) => {
    setBusy(act)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(null)
  }
  const make = () =>
    run('making', async () => {
      if (!(await saver.flush()))
        return setProblem('Tautan menunggu perubahan tersimpan. Periksa koneksi Anda, lalu coba lagi.')
      setMade(await call(createPreview, { params: { pageId: page.id }, body: { hours } }))
    })
  const end = () =>
    run('ending', async () => {
      await call(revokePreviews, { params: { pageId: page.id } })
      setMade(null)
      toast({ title: 'Semua tautan pratinjau diakhiri' })
    })
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Tautan pratinjau"
        description="Siapa pun yang punya tautan ini dapat melihat draf tanpa masuk akun. Mesin pencari tidak mengindeksnya."
        footer={
          <>
            <Button variant="quiet" className="me-auto" isLoading={busy === 'ending'} onClick={() => void end()}>
              Akhiri semua tautan
            </Button>
            <Button variant={made ? 'secondary' : 'primary'} isLoading={busy === 'making'} onClick={() => void make()}>
              {made ? 'Buat tautan lain' : 'Buat tautan'}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5 pt-1">
          {problem !== null && <FormNotice>{problem}</FormNotice>}
          <Fieldset legend="Berlaku selama">
            {lives.map((life) => (
              <Radio
                key={life.hours}
                name={group}
                value={life.hours}
                label={life.label}
                hint={life.hint}
                checked={hours === life.hours}
                onChange={() => setHours(life.hours)}
              />
            ))}
          </Fieldset>
          {made && (
            <section aria-label="Tautan yang dibuat" className="flex flex-col gap-3 border-t border-line pt-4">
              <ShareAddress
                address={new URL(made.address, window.location.origin).href}
                words={page.name}
                hint="Pindai untuk melihat draf di ponsel."
              />
              <p className="flex items-center gap-2 text-app-sm" aria-live="polite">
                <Icon name="jam" size={16} className="shrink-0 text-muted" />
                <span>
                  Berlaku sampai <time dateTime={made.expiresAt}>{formatDateTime(made.expiresAt)}</time>
                </span>
              </p>
            </section>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
