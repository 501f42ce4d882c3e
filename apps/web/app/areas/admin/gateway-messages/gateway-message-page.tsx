import {
  type GatewayMessageDetails,
  gatewayNamesByCode,
  recheckGatewayMessage,
  settleGatewayMessage,
} from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { Field } from '@naikkelas/ui/field'
import { formatDateTime } from '@naikkelas/ui/format'
import { Textarea } from '@naikkelas/ui/textarea'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { Panel } from '../kit/panel.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { ActButton } from '../transactions/act-button.tsx'
import { messageKindWords } from './gateway-message-words.ts'

interface GatewayMessagePageProps {
  message: GatewayMessageDetails
  mayManage: boolean
}

/** A message of a gateway, what it says without who paid, and what became of it. */
export function GatewayMessagePage({ message, mayManage }: GatewayMessagePageProps) {
  const [isSettling, setIsSettling] = useState(false)
  const { id, kind, gateway, order, settledAt, body } = message
  const isOpen = order === null && settledAt === null
  return (
    <AdminScreen
      title={`${messageKindWords[kind]} dari ${gatewayNamesByCode[gateway]}`}
      back={{ href: '/admin/pesan-gateway', label: 'Pesan gateway' }}
      actions={
        mayManage &&
        isOpen && (
          <>
            <ActButton done="Sudah dicari lagi" act={() => call(recheckGatewayMessage, { params: { messageId: id } })}>
              Periksa ulang
            </ActButton>
            <Button onClick={() => setIsSettling(true)}>Selesaikan</Button>
          </>
        )
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title="Pesan">
          <MessageFacts message={message} />
        </Panel>
        <Panel title="Isi pesan">
          <p className="text-app-sm text-muted">Data pembayar disembunyikan.</p>
          {/* Scrolls, so the keyboard must reach it. */}
          <pre
            role="region"
            aria-label="Isi pesan"
            tabIndex={0}
            className="max-h-96 overflow-auto rounded-control border border-line bg-surface-2 p-3 font-mono text-app-xs whitespace-pre-wrap wrap-anywhere"
          >
            {body}
          </pre>
        </Panel>
      </div>
      {isSettling && <SettleDialog id={id} onClose={() => setIsSettling(false)} />}
    </AdminScreen>
  )
}

function MessageFacts({ message }: { message: GatewayMessageDetails }) {
  const { reference, eventKey, receivedAt, deliveries, order, note, settledBy, settledAt } = message
  return (
    <DescriptionList>
      <DescriptionItem term="Pesanan">
        {order === null ? (
          'Tidak ditemukan'
        ) : (
          <Link className="underline" to={`/admin/transaksi/${order.id}`}>
            Pesanan {order.code}
          </Link>
        )}
      </DescriptionItem>
      <DescriptionItem term="Referensi">
        <span className="font-mono wrap-anywhere">{reference ?? '–'}</span>
      </DescriptionItem>
      <DescriptionItem term="Peristiwa">
        <span className="font-mono text-app-xs wrap-anywhere">{eventKey}</span>
      </DescriptionItem>
      <DescriptionItem term="Diterima">
        {formatDateTime(receivedAt)}
        {deliveries > 1 && `, ${deliveries} kali`}
      </DescriptionItem>
      {settledAt !== null && (
        <DescriptionItem term="Diselesaikan">
          {formatDateTime(settledAt)}
          {settledBy !== null && `, ${settledBy}`}
        </DescriptionItem>
      )}
      {note !== null && <DescriptionItem term="Catatan">{note}</DescriptionItem>}
    </DescriptionList>
  )
}

function SettleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useEndpointForm(
    endpointRequest(settleGatewayMessage, (body: { note: string }) => ({ params: { messageId: id }, body })),
    { defaultValues: { note: '' }, savedMessage: () => 'Pesan diselesaikan', onSaved: onClose },
  )
  return (
    <FormDialog
      form={form}
      title="Selesaikan pesan"
      description="Tulis pembayaran apa ini dan apa yang sudah dilakukan. Ini tidak mengubah buku besar."
      submitLabel="Selesaikan"
      onClose={onClose}
    >
      <Field label="Catatan" error={form.formState.errors.note?.message}>
        <Textarea {...form.register('note')} maxLength={300} rows={3} />
      </Field>
    </FormDialog>
  )
}
