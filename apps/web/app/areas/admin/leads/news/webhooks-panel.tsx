import type { OutputFor } from '@naikkelas/contract'
import {
  type countLeads,
  createLeadWebhook,
  deleteLeadWebhook,
  type KeyedLeadWebhook,
  type LeadWebhook,
} from '@naikkelas/contract/marketing'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { AddForm } from './add-form.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { NewKey, RenewKey } from './webhook-key.tsx'
import { RemoveButton } from '../../inputs/remove-button.tsx'

interface WebhooksPanelProps {
  webhooks: readonly LeadWebhook[]
  pages: OutputFor<typeof countLeads>
}

/** Webhooks for new leads. */
export function WebhooksPanel({ webhooks, pages }: WebhooksPanelProps) {
  const [opened, setOpened] = useState<LeadWebhook | null>(null)
  const [keyed, setKeyed] = useState<KeyedLeadWebhook | null>(null)
  return (
    <section
      aria-labelledby="kabar-webhook"
      className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5"
    >
      <div>
        <h2 id="kabar-webhook" className="text-app-lg font-semibold">
          Webhook
        </h2>
        <p className="max-w-text text-app-sm text-muted">
          Setiap prospek baru dikirim ke program Anda sebagai JSON yang ditandatangani menurut Standard Webhooks.
          Pengiriman yang gagal diulang selama lebih dari sehari.
        </p>
      </div>
      <AddForm
        label="Alamat webhook"
        hint="Diawali https:// dan dapat dibuka dari internet."
        type="url"
        placeholder="https://crm.tokoanda.id/prospek"
        addLabel="Tambah webhook"
        done="Webhook ditambahkan"
        pages={pages}
        onAdd={async ({ value, pageId }) => setKeyed(await call(createLeadWebhook, { body: { url: value, pageId } }))}
      />
      {webhooks.length === 0 ? (
        <p className="text-app-sm text-muted">Belum ada webhook.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line border-t border-line">
          {webhooks.map((webhook) => (
            <li key={webhook.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold wrap-anywhere">{webhook.url}</p>
                <p className="flex flex-wrap items-center gap-1 text-app-xs text-muted">
                  {webhook.page === null ? 'Semua halaman' : webhook.page.name}
                  {webhook.waiting > 0 && <Badge tone="warn">{webhook.waiting} menunggu</Badge>}
                  {webhook.failed > 0 && <Badge tone="danger">{webhook.failed} gagal</Badge>}
                </p>
                <p className="text-app-xs text-muted">
                  Kunci <span className="font-mono">whsec_••••{webhook.secretTail}</span>
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-1">
                <RenewKey webhook={webhook} onRenewed={setKeyed} />
                <Button size="sm" onClick={() => setOpened(webhook)}>
                  Catatan kirim
                </Button>
                <RemoveButton
                  label={`Hapus ${webhook.url}`}
                  title="Hapus webhook ini?"
                  text={`${webhook.url} tidak lagi dikirimi prospek, dan catatan kirimnya hilang.`}
                  confirmLabel="Hapus webhook"
                  onRemove={() => call(deleteLeadWebhook, { params: { webhookId: webhook.id } })}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {keyed && <NewKey webhook={keyed} onClose={() => setKeyed(null)} />}
      {opened && <DeliveryLog key={opened.id} webhook={opened} onClose={() => setOpened(null)} />}
    </section>
  )
}
