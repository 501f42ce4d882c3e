import { anonymizeLead, type Lead, optOutLead, suspectLead } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { nameOf } from './lead-words.ts'

interface LeadActsProps {
  lead: Lead
  onDelete: () => Promise<void>
}

type Question = 'delete' | 'anonymize'

/** What can be done about one lead and the person behind it. */
export function LeadActs({ lead, onDelete }: LeadActsProps) {
  const [asked, setAsked] = useState<Question | null>(null)
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const params = { leadId: lead.id }
  const isSpam = lead.suspicions.length > 0
  const carryOut = async (act: () => Promise<unknown>, done: string) => {
    await act()
    toast({ title: done })
    await revalidate()
  }
  const perform = (act: () => Promise<unknown>, done: string) =>
    carryOut(act, done).catch((error: unknown) => toast({ title: messageOf(error), tone: 'danger' }))
  const suspect = () =>
    perform(
      () => call(suspectLead, { params, body: { isSpam: !isSpam } }),
      isSpam ? 'Dipindahkan ke Prospek' : 'Dipindahkan ke Mungkin spam',
    )
  const stop = () =>
    perform(
      () => call(optOutLead, { params, body: { isOptedOut: !lead.isOptedOut } }),
      lead.isOptedOut ? 'Boleh dihubungi lagi' : 'Ditandai jangan hubungi lagi',
    )
  const copy = () => perform(() => navigator.clipboard.writeText(lead.optOutAddress), 'Tautan berhenti disalin')
  return (
    <div className="mt-6 flex flex-col items-start gap-1 border-t border-line pt-4">
      <Button variant="quiet" onClick={() => void suspect()}>
        {isSpam ? 'Bukan spam' : 'Tandai spam'}
      </Button>
      {lead.optOutAddress !== '' && (
        <>
          <Button variant="quiet" onClick={() => void stop()}>
            {lead.isOptedOut ? 'Boleh dihubungi lagi' : 'Jangan hubungi lagi'}
          </Button>
          <Button variant="quiet" iconStart={<Icon name="gandakan" size={16} />} onClick={() => void copy()}>
            Salin tautan berhenti
          </Button>
          <p className="max-w-text pb-2 text-app-xs text-muted">
            Sertakan tautan berhenti dalam pesan Anda, agar penerimanya dapat menolak dihubungi lagi.
          </p>
        </>
      )}
      {lead.anonymizedAt === null && (
        <Button variant="quiet" onClick={() => setAsked('anonymize')}>
          Hapus data pribadinya
        </Button>
      )}
      <Button variant="quiet" iconStart={<Icon name="hapus" size={16} />} onClick={() => setAsked('delete')}>
        Hapus data ini
      </Button>
      <ConfirmDialog
        isOpen={asked === 'anonymize'}
        onOpenChange={() => setAsked(null)}
        title={`Hapus data pribadi ${nameOf(lead)}?`}
        description="Nama, nomor, email, dan jawaban bebasnya hilang untuk selamanya. Yang tinggal hanya pilihan jawaban, halaman, dan kampanye, agar hitungan Anda tetap benar."
        confirmLabel="Hapus data pribadi"
        onConfirm={() => carryOut(() => call(anonymizeLead, { params }), 'Data pribadi sudah dihapus')}
        errorMessage={messageOf}
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onOpenChange={() => setAsked(null)}
        title={`Hapus data ${nameOf(lead)}?`}
        description="Isian ini hilang untuk selamanya dan tidak dapat dipulihkan. Isian lain dari orang yang sama tetap ada."
        confirmLabel="Hapus selamanya"
        onConfirm={() => carryOut(onDelete, `Data ${nameOf(lead)} sudah dihapus`)}
        errorMessage={messageOf}
      />
    </div>
  )
}
