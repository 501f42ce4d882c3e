import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import type { FormResult } from '../../../../shared/forms/form-result.ts'
import { FormNotice } from '../../../../shared/forms/form-notice.tsx'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'
import { InstantInput } from '../../inputs/instant-input.tsx'
import { useBuilder } from '../state/builder-context.ts'
import { AfterwardsFields } from './afterwards-fields.tsx'
import { type Afterwards, afterwardsOf, redirectOf } from './afterwards.ts'
import { type Scheduling, useSchedule } from './use-schedule.ts'

interface ScheduleDialogProps {
  onClose: () => void
}

/** When the page goes public and comes down by itself, and where its address leads afterwards. */
export function ScheduleDialog({ onClose }: ScheduleDialogProps) {
  const page = useBuilder((state) => state.page)
  const { publish, unpublish } = page.lifecycle
  const { toast } = useToast()
  const { save, cancel } = useSchedule()
  const formId = useId()
  const [publishAt, setPublishAt] = useState(publish?.at ?? null)
  const [unpublishAt, setUnpublishAt] = useState(unpublish?.at ?? null)
  const [afterwards, setAfterwards] = useState<Afterwards>(() => afterwardsOf(unpublish?.redirect ?? null))
  const [mistakes, setMistakes] = useState<FormResult>({ message: null, fields: {} })
  const form = useMistakeFocus(mistakes)
  const [busy, setBusy] = useState<'saving' | 'cancelling' | null>(null)
  const isPublic = page.status === 'published'

  const run = async (act: 'saving' | 'cancelling', work: () => Promise<Scheduling>, done: string) => {
    setBusy(act)
    setMistakes({ message: null, fields: {} })
    const scheduling = await work()
    setBusy(null)
    if (scheduling.outcome === 'refused') return setMistakes(scheduling)
    onClose()
    if (scheduling.outcome === 'done') toast({ title: done })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const redirect = unpublishAt === null ? null : redirectOf(afterwards)
    if (redirect === undefined)
      return setMistakes({ message: null, fields: { 'redirect.pageId': 'Pilih halaman tujuannya' } })
    void run('saving', () => save({ publishAt, unpublishAt, redirect }), 'Jadwal tersimpan')
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Jadwal halaman"
        description="Yang dijadwalkan adalah isi halaman saat ini. Perubahan setelahnya tidak ikut, kecuali dijadwalkan ulang."
        footer={
          <>
            {(publish || unpublish) && (
              <Button
                variant="quiet"
                className="me-auto"
                isLoading={busy === 'cancelling'}
                onClick={() => void run('cancelling', cancel, 'Jadwal dibatalkan')}
              >
                Batalkan jadwal
              </Button>
            )}
            <Button variant="primary" type="submit" form={formId} isLoading={busy === 'saving'}>
              Simpan jadwal
            </Button>
          </>
        }
      >
        <form ref={form} id={formId} onSubmit={submit} className="flex flex-col gap-5 pt-1" noValidate>
          {mistakes.message !== null && <FormNotice>{mistakes.message}</FormNotice>}
          <InstantInput
            label={isPublic ? 'Terbitkan perubahan pada' : 'Terbitkan pada'}
            hint={isPublic ? 'Biarkan kosong bila versi yang sedang terbit tetap dipakai. (WIB)' : 'Waktu WIB.'}
            error={mistakes.fields.publishAt}
            value={publishAt}
            onChange={setPublishAt}
          />
          <InstantInput
            label="Turunkan pada"
            hint="Biarkan kosong agar halaman terus terbit. (WIB)"
            error={mistakes.fields.unpublishAt}
            value={unpublishAt}
            onChange={setUnpublishAt}
          />
          {unpublishAt !== null && (
            <AfterwardsFields
              pageId={page.id}
              value={afterwards}
              onChange={setAfterwards}
              error={mistakes.fields['redirect.pageId'] ?? mistakes.fields['redirect.href']}
            />
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
