import {
  type LeadDelivery,
  type LeadWebhook,
  listLeadDeliveries,
  retryLeadDelivery,
} from '@naikkelas/contract/marketing'
import { Badge, type BadgeProps } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { useToast } from '@naikkelas/ui/toast'
import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { formatDateTime } from '@naikkelas/ui/format'

interface DeliveryLogProps {
  webhook: LeadWebhook
  onClose: () => void
}

const states: Readonly<Record<LeadDelivery['state'], { label: string; tone: NonNullable<BadgeProps['tone']> }>> = {
  waiting: { label: 'Menunggu', tone: 'warn' },
  delivered: { label: 'Terkirim', tone: 'ok' },
  failed: { label: 'Gagal', tone: 'danger' },
  withheld: { label: 'Ditahan', tone: 'neutral' },
}

/** A webhook's messages and responses, latest first. */
export function DeliveryLog({ webhook, onClose }: DeliveryLogProps) {
  const { toast } = useToast()
  const [log, setLog] = useState<{ items: LeadDelivery[]; total: number } | null>(null)
  const load = useCallback(async () => {
    try {
      setLog(await call(listLeadDeliveries, { params: { webhookId: webhook.id }, query: { page: 1, perPage: 50 } }))
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }, [webhook.id, toast])
  useEffect(() => void load(), [load])
  const retry = async (deliveryId: string) => {
    try {
      await call(retryLeadDelivery, { params: { deliveryId } })
      toast({ title: 'Dikirim ulang. Muat catatan lagi untuk melihat hasilnya.' })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    await load()
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        placement="end"
        title="Catatan kirim"
        description={webhook.url}
        footer={<Button onClick={() => void load()}>Muat lagi</Button>}
      >
        {log === null && <Skeleton className="h-40" />}
        {log !== null && log.items.length === 0 && (
          <p className="text-app-sm text-muted">Belum ada yang dikirim. Prospek berikutnya akan tercatat di sini.</p>
        )}
        <ul className="flex flex-col gap-3">
          {log?.items.map((delivery) => (
            <li key={delivery.id} className="flex flex-col gap-1 rounded-box border border-line p-3">
              <p className="font-bold wrap-anywhere">{delivery.leadName}</p>
              <p className="flex flex-wrap items-center gap-2 text-app-sm">
                <Badge tone={states[delivery.state].tone}>{states[delivery.state].label}</Badge>
                {delivery.status !== null && <span>Jawaban {delivery.status}</span>}
                <span className="text-muted">{delivery.attempts} kali dicoba</span>
              </p>
              <p className="text-app-xs text-muted">
                {formatDateTime(delivery.createdAt)}
                {delivery.dueAt !== null && ` · dicoba lagi ${formatDateTime(delivery.dueAt)}`}
              </p>
              {delivery.excerpt !== '' && (
                <pre className="max-h-24 overflow-auto rounded-field bg-ground p-2 text-app-xs whitespace-pre-wrap wrap-anywhere">
                  {delivery.excerpt}
                </pre>
              )}
              <Button size="sm" className="self-start" onClick={() => void retry(delivery.id)}>
                Kirim ulang
              </Button>
            </li>
          ))}
        </ul>
        {log !== null && log.total > log.items.length && (
          <p className="pt-3 text-app-xs text-muted">Menampilkan 50 terbaru dari {log.total}.</p>
        )}
      </DialogContent>
    </Dialog>
  )
}
