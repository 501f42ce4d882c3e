import { proofsAtMost, type TransferProof } from '@naikkelas/contract/files'
import { formatDateTime } from '@naikkelas/contract/time'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { FileInput } from '@naikkelas/ui/file-input'
import { FormNotice } from '../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../shared/forms/form-result.ts'

interface TransferProofsProps {
  proofs: readonly TransferProof[]
  refused: FormResult | undefined
}

/** Where a buyer shows the transfer, and what was sent already. A plain form: it works without a script. */
export function TransferProofs({ proofs, refused }: TransferProofsProps) {
  const isSent = proofs.length > 0
  return (
    <section
      className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 sm:p-6"
      aria-labelledby="bukti"
    >
      <h2 id="bukti" className="text-app-xl font-semibold">
        {isSent ? 'Bukti transfer sudah kami terima' : 'Sudah transfer? Kirim buktinya'}
      </h2>
      <p className="text-app-md">
        {isSent
          ? 'Tim kami mencocokkannya dengan mutasi rekening. Pesanan Anda tetap tersimpan selama kami memeriksanya.'
          : 'Dengan bukti, pembayaran Anda lebih cepat kami temukan, dan pesanan tidak berakhir selagi kami periksa.'}
      </p>
      {isSent && (
        <ul aria-label="Bukti yang sudah dikirim" className="flex flex-col gap-2 text-app-md">
          {proofs.map(({ fileId, name, address, sentAt }) => (
            <li key={fileId}>
              <a className="underline underline-offset-4 wrap-anywhere" href={address} target="_blank" rel="noreferrer">
                {name}
              </a>
              <span className="block text-app-sm text-muted">{formatDateTime(sentAt)}</span>
            </li>
          ))}
        </ul>
      )}
      {proofs.length < proofsAtMost && (
        <form method="post" encType="multipart/form-data" className="flex flex-col gap-4">
          {refused?.message && <FormNotice>{refused.message}</FormNotice>}
          <Field
            label={isSent ? 'Bukti lain' : 'Bukti transfer'}
            hint="Foto, tangkapan layar, atau PDF, paling besar 10 MB. Hanya tim kami yang melihatnya."
            error={refused?.fields.file}
          >
            <FileInput name="file" accept="image/*,.pdf" required autoFocus={refused?.fields.file !== undefined} />
          </Field>
          <p>
            <Button type="submit" variant={isSent ? 'secondary' : 'primary'}>
              Kirim bukti
            </Button>
          </p>
        </form>
      )}
    </section>
  )
}
