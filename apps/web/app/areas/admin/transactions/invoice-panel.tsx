import { type InvoiceFacts, noteTaxInvoice } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Button } from '@naikkelas/ui/button'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { useState } from 'react'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { Panel } from '../kit/panel.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface InvoicePanelProps {
  orderId: string
  invoice: InvoiceFacts
  mayNote: boolean
}

/** The invoice of an order, and the number that Coretax gave its faktur pajak. */
export function InvoicePanel({ orderId, invoice, mayNote }: InvoicePanelProps) {
  const [isNoting, setIsNoting] = useState(false)
  const { number, tax, taxInvoiceNumber } = invoice
  return (
    <Panel title="Invoice">
      <DescriptionList>
        <DescriptionItem term="Nomor">{number}</DescriptionItem>
        {tax > 0 && <DescriptionItem term="PPN">{formatRupiah(tax)}</DescriptionItem>}
        {(tax > 0 || taxInvoiceNumber !== null) && (
          <DescriptionItem term="Faktur pajak">{taxInvoiceNumber ?? 'Belum dicatat'}</DescriptionItem>
        )}
      </DescriptionList>
      <div className="flex flex-wrap gap-3 pt-4">
        <Button asChild variant="secondary">
          <a href={`/api/admin/transactions/${orderId}/invoice`} download>
            Unduh invoice
          </a>
        </Button>
        {mayNote && tax > 0 && (
          <Button variant="quiet" onClick={() => setIsNoting(true)}>
            Catat faktur pajak
          </Button>
        )}
      </div>
      {isNoting && (
        <TaxInvoiceDialog orderId={orderId} number={taxInvoiceNumber ?? ''} onClose={() => setIsNoting(false)} />
      )}
    </Panel>
  )
}

interface TaxInvoiceDialogProps {
  orderId: string
  number: string
  onClose: () => void
}

function TaxInvoiceDialog({ orderId, number, onClose }: TaxInvoiceDialogProps) {
  const form = useEndpointForm(
    endpointRequest(noteTaxInvoice, (body: { number: string }) => ({ params: { orderId }, body })),
    { defaultValues: { number }, savedMessage: () => 'Nomor faktur pajak disimpan', onSaved: onClose },
  )
  return (
    <FormDialog form={form} title="Catat faktur pajak" submitLabel="Simpan" onClose={onClose}>
      <Field
        label="Nomor faktur pajak"
        hint="Dari Coretax, 16 atau 17 angka. Kosongkan kalau belum ada."
        error={form.formState.errors.number?.message}
      >
        <Input {...form.register('number')} inputMode="numeric" maxLength={30} />
      </Field>
    </FormDialog>
  )
}
