import { paymentChannels, type TransactionDetails } from '@naikkelas/contract/commerce'
import { Badge } from '@naikkelas/ui/badge'
import { formatDateTime } from '@naikkelas/ui/format'
import { attemptTones, attemptWords } from './transaction-words.ts'

type GatewayHistoryProps = Pick<TransactionDetails, 'attempts' | 'webhooks'>

/** What gateways were asked for, and what they reported. */
export function GatewayHistory({ attempts, webhooks }: GatewayHistoryProps) {
  return (
    <div className="flex flex-col gap-5 text-app-sm">
      <ul className="flex flex-col gap-4" aria-label="Percobaan pembayaran">
        {attempts.map(({ id, reference, gateway, channel, state, failure, reversedAt, createdAt }) => (
          <li key={id} className="flex flex-col items-start gap-1">
            <span className="flex flex-wrap items-center gap-2">
              <b>{paymentChannels[channel].label}</b>
              <Badge tone={reversedAt === null ? attemptTones[state] : 'danger'}>
                {reversedAt === null ? attemptWords[state] : 'Ditarik kembali bank'}
              </Badge>
            </span>
            <span className="font-mono wrap-anywhere">{reference}</span>
            <span className="text-muted">
              {gateway}, {formatDateTime(createdAt)}
            </span>
            {failure !== null && <span>{failure}</span>}
          </li>
        ))}
      </ul>
      {webhooks.length > 0 && (
        <ul className="flex flex-col gap-3 border-t border-line pt-4" aria-label="Pesan dari gateway">
          {webhooks.map(({ id, gateway, event, deliveries, receivedAt }) => (
            <li key={id} className="flex flex-col gap-0.5">
              <span className="font-mono wrap-anywhere">{event}</span>
              <span className="text-muted">
                {gateway}, {formatDateTime(receivedAt)}
                {deliveries > 1 && `, dikirim ${deliveries} kali`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
