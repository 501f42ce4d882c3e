import type { OutputFor } from '@naikkelas/contract'
import {
  type countLeads,
  createLeadRecipient,
  deleteLeadRecipient,
  type LeadRecipient,
  listPageForms,
} from '@naikkelas/contract/marketing'
import { call } from '../../../../shared/api/call.ts'
import { formatDateTime } from '@naikkelas/ui/format'
import { AddForm } from './add-form.tsx'
import { sectionWords } from '../../analytics/metric-format.ts'
import { RemoveButton } from '../../inputs/remove-button.tsx'

interface RecipientsPanelProps {
  recipients: readonly LeadRecipient[]
  pages: OutputFor<typeof countLeads>
}

/** Recipients of lead notifications by mail. */
export function RecipientsPanel({ recipients, pages }: RecipientsPanelProps) {
  return (
    <section
      aria-labelledby="kabar-email"
      className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5"
    >
      <div>
        <h2 id="kabar-email" className="text-app-lg font-semibold">
          E-mail
        </h2>
        <p className="max-w-text text-app-sm text-muted">
          Prospek pertama langsung dikabarkan; berikutnya digabung tiap 10 menit. Setiap e-mail memuat tautan untuk
          berhenti.
        </p>
      </div>
      <AddForm
        label="Alamat e-mail"
        hint="Bisa anggota tim mana pun."
        type="email"
        placeholder="tim@tokoanda.id"
        addLabel="Tambah penerima"
        done="Penerima ditambahkan"
        pages={pages}
        loadForms={(pageId) => call(listPageForms, { params: { pageId } })}
        onAdd={({ value, pageId, sectionId }) =>
          call(createLeadRecipient, { body: { email: value, pageId, sectionId } })
        }
      />
      {recipients.length === 0 ? (
        <p className="text-app-sm text-muted">Belum ada penerima.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line border-t border-line">
          {recipients.map((recipient) => {
            const { id, email, toldAt } = recipient
            return (
              <li key={id} className="flex items-center justify-between gap-3 py-2">
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{email}</p>
                  <p className="text-app-xs text-muted wrap-anywhere">
                    {placeWords(recipient)}
                    {toldAt !== null && ` · terakhir dikabari ${formatDateTime(toldAt)}`}
                  </p>
                </div>
                <RemoveButton
                  label={`Hapus ${email}`}
                  title={`Berhenti mengabari ${email}?`}
                  text="Alamat ini tidak lagi menerima e-mail tentang prospek baru dari tempat ini."
                  confirmLabel="Hapus penerima"
                  onRemove={() => call(deleteLeadRecipient, { params: { recipientId: id } })}
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** The page and form whose leads a recipient gets. */
function placeWords({ page, sectionId, form }: LeadRecipient): string {
  if (page === null) return 'Semua halaman'
  if (sectionId === null) return page.name
  return `${page.name} · ${form === null ? 'formulir yang sudah tidak ada' : sectionWords(form)}`
}
