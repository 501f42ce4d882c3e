import type { OrderPaymentAction } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { FormNotice } from '../../shared/forms/form-notice.tsx'

interface CardFormProps {
  session: Extract<OrderPaymentAction, { kind: 'cardSession' }>
}

/**
 * Fields without names: the script of this page hands them to the gateway's own, and the form cannot be sent to this site
 * by any way.
 */
export function CardForm({ session: { sessionId, publishableKey, scriptUrl } }: CardFormProps) {
  return (
    <>
      <noscript>
        <FormNotice>Kartu membutuhkan JavaScript di browser Anda. Nyalakan, atau ganti metode.</FormNotice>
      </noscript>
      <form
        className="flex flex-col gap-4"
        method="dialog"
        noValidate
        data-card={sessionId}
        data-key={publishableKey}
        data-script={scriptUrl}
        hidden
      >
        <Field label="Nomor kartu">
          <Input id="card-number" inputMode="numeric" autoComplete="cc-number" maxLength={23} />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label="Berlaku sampai" hint="Bulan/tahun, misalnya 08/29">
            <Input id="card-expiry" inputMode="numeric" autoComplete="cc-exp" maxLength={7} placeholder="BB/TT" />
          </Field>
          <Field label="CVV" hint="3 angka di balik kartu">
            <Input id="card-cvv" inputMode="numeric" autoComplete="cc-csc" maxLength={4} />
          </Field>
        </div>
        <p role="alert" data-card-mistake className="text-app-sm text-danger" />
        <Button type="submit" variant="primary" size="lg" isFullWidth>
          Bayar dengan kartu
        </Button>
        <p className="text-app-sm text-muted">
          Data kartu dikirim langsung ke penyedia pembayaran, tidak melewati server kami.
        </p>
      </form>
    </>
  )
}
