import type { TransferProof } from '@naikkelas/contract/files'
import { formatDateTime } from '@naikkelas/ui/format'

/** What a buyer has sent to show a transfer: pictures to be looked at, documents to be opened. */
export function ProofList({ proofs }: { proofs: readonly TransferProof[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {proofs.map(({ fileId, name, address, isPicture, sentAt }) => (
        <li key={fileId} className="flex flex-col gap-1">
          <a className="underline wrap-anywhere" href={address} target="_blank" rel="noreferrer">
            {isPicture && (
              <img src={address} alt="" loading="lazy" className="mb-2 max-h-72 rounded-field border border-line" />
            )}
            {name}
          </a>
          <span className="text-app-sm text-muted">{formatDateTime(sentAt)}</span>
        </li>
      ))}
    </ul>
  )
}
