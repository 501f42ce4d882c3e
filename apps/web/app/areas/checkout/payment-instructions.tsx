import { type OrderPayment, paymentChannels } from '@naikkelas/contract/commerce'
import { Icon } from '@naikkelas/ui/icons'
import { paymentSteps } from '../../shared/orders/payment-steps.ts'

/** How a channel is paid, step by step: the first way open, the others one press away. */
export function PaymentInstructions({ channel }: Pick<OrderPayment, 'channel'>) {
  const ways = paymentSteps[channel]
  if (ways === undefined) return null
  return (
    <section className="flex flex-col gap-3" aria-label={`Cara bayar dengan ${paymentChannels[channel].label}`}>
      <h2 className="text-app-xl font-semibold">Cara bayar</h2>
      {ways.map(({ place, steps }, position) => (
        <details key={place} open={position === 0} className="group rounded-field border border-line bg-surface">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 text-app-md font-medium">
            {place}
            <Icon name="panah-bawah" className="shrink-0 group-open:rotate-180" />
          </summary>
          <ol className="flex list-decimal flex-col gap-2 py-3 ps-9 pe-4 text-app-md">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}
