import {
  type Checkout,
  type PaymentChannelKind,
  paymentChannels,
  purchasePaths,
  wayWords,
  type WayToPay,
} from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { RadioCard, RadioCardGroup } from '@naikkelas/ui/radio-card'
import { FormNotice } from '../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../shared/forms/form-result.ts'
import { contentId, SiteShell } from '../../shared/shell/site-shell.tsx'
import { Amount, CheckoutSteps, ItemLines, NotSold, Part, Price } from './checkout-parts.tsx'
import { checkoutTitle } from './checkout-words.ts'
import { SubscriptionTerms } from './subscription-terms.tsx'
import { CouponForm, type TypedCoupon } from './coupon-form.tsx'

interface CheckoutPageProps {
  learner: { name: string; email: string; number: number; picture: string | null }
  checkout: Checkout
  typedCoupon: TypedCoupon
  result: (FormResult & { way: string }) | undefined
  /** Channel that is chosen before the buyer chooses. */
  wanted: string | null
}

const manualGroup = 'Transfer ke rekening kami'
const manualHint = 'Dicek oleh tim kami pada hari kerja.'

const groupNames: Readonly<Record<PaymentChannelKind, string>> = {
  qris: 'QRIS',
  virtualAccount: 'Virtual account',
  eWallet: 'Dompet digital',
  card: 'Kartu',
  outlet: 'Gerai',
  internetBanking: 'Internet banking',
}

/** Ways that are paid alike, in the order in which they are offered. */
function groupsOf(ways: readonly WayToPay[]): { name: string; ways: readonly WayToPay[] }[] {
  const nameOf = ({ channel }: WayToPay) => (channel === null ? manualGroup : groupNames[paymentChannels[channel].kind])
  return [...Map.groupBy(ways, nameOf)].map(([name, grouped]) => ({ name, ways: grouped }))
}

/** What is bought, how it is paid, and the button that buys it. */
export function CheckoutPage({ learner, checkout, typedCoupon, result, wanted }: CheckoutPageProps) {
  const { item, refusal } = checkout
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main id={contentId} className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16">
        <CheckoutSteps current={1} />
        <h1 className="text-app-3xl font-bold tracking-tight wrap-anywhere">{checkoutTitle(item)}</h1>
        {result?.message && <FormNotice>{result.message}</FormNotice>}
        <Part title="Ringkasan">
          <Summary checkout={checkout} />
          {refusal === null && checkout.coupon.isOffered && (
            <div className="border-t border-line pt-4">
              <CouponForm checkout={checkout} typed={typedCoupon} />
            </div>
          )}
        </Part>
        {refusal === null ? (
          <>
            <OrderForm learner={learner} checkout={checkout} result={result} wanted={wanted} />
            {checkout.total > 0 && <Reminder isRemembered={checkout.isRemembered} learner={learner} />}
          </>
        ) : (
          <NotSold item={item} refusal={refusal} />
        )}
      </main>
    </SiteShell>
  )
}

/** For those who decide later: one mail, for which the buyer asks. */
function Reminder({ isRemembered, learner }: { isRemembered: boolean; learner: CheckoutPageProps['learner'] }) {
  if (isRemembered)
    return (
      <p className="text-app-sm text-muted">
        Kalau belum jadi membeli, kami mengingatkan Anda sekali lewat e-mail.{' '}
        <a className="underline" href={`/profile/${learner.number}`}>
          Ubah di profil
        </a>
      </p>
    )
  return (
    <form method="post" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input type="hidden" name="form" value="remind" />
      <p className="text-app-sm text-muted">Belum jadi hari ini?</p>
      <Button type="submit" variant="quiet" size="sm">
        Ingatkan saya lewat e-mail
      </Button>
    </form>
  )
}

function Summary({ checkout: { item, discount, total, openOrderCode } }: { checkout: Checkout }) {
  return (
    <>
      <ItemLines item={item} />
      <dl className="flex flex-col gap-2 border-t border-line pt-4 text-app-md">
        <Amount term="Harga">
          <Price item={item} />
        </Amount>
        {discount > 0 && <Amount term="Potongan">−{formatRupiah(discount)}</Amount>}
        <Amount term="Total" isStrong>
          {total === 0 ? 'Gratis' : formatRupiah(total)}
        </Amount>
      </dl>
      {openOrderCode !== null && (
        <FormNotice tone="info">
          Pesanan Anda untuk ini masih menunggu pembayaran.{' '}
          <a className="underline" href={`${purchasePaths[item.kind]}/${openOrderCode}`}>
            Lihat pesanan
          </a>
        </FormNotice>
      )}
    </>
  )
}

const wayValue = ({ mode, method, channel }: WayToPay) => `${mode}.${method}.${channel ?? ''}`

function OrderForm({ learner, checkout, result, wanted }: Omit<CheckoutPageProps, 'typedCoupon'>) {
  const { item, total, ways, coupon, subscription } = checkout
  const isFree = total === 0
  const first = ways.find(({ channel }) => channel !== null && channel === wanted) ?? ways[0]
  const chosen = ways.map(wayValue).find((way) => way === result?.way) ?? (first && wayValue(first))
  return (
    <form method="post" className="flex flex-col gap-6">
      <input type="hidden" name="number" value={item.number} />
      <input type="hidden" name="total" value={total} />
      {coupon.code !== null && coupon.refusal === null && <input type="hidden" name="coupon" value={coupon.code} />}
      {isFree && <input type="hidden" name="way" value={chosen} />}
      {!isFree && (
        <Part title="Metode pembayaran">
          {groupsOf(ways).map(({ name, ways: grouped }) => (
            <RadioCardGroup key={name} legend={name} columns={2} phoneColumns={grouped.length > 1 ? 2 : 1}>
              {grouped.map((way) => (
                <RadioCard
                  key={wayValue(way)}
                  name="way"
                  value={wayValue(way)}
                  defaultChecked={wayValue(way) === chosen}
                  label={wayWords(way)}
                  {...(way.channel === null && { hint: manualHint })}
                />
              ))}
            </RadioCardGroup>
          ))}
        </Part>
      )}
      <Part title="Data pembeli">
        <p className="text-app-md wrap-anywhere">
          {learner.name}, {learner.email}
        </p>
        <p className="text-app-sm text-muted">
          Bukti pembelian dikirim ke e-mail ini.{' '}
          <a className="underline" href={`/profile/${learner.number}`}>
            Ubah data
          </a>
        </p>
      </Part>
      {subscription !== null && (
        <Part title="Perpanjangan">
          <SubscriptionTerms {...subscription} />
        </Part>
      )}
      <div className="flex flex-col gap-3">
        <Checkbox
          name="consent"
          value="ya"
          required
          label={
            <>
              Saya setuju dengan{subscription === null ? ' ' : ' perpanjangan di atas serta '}
              <a className="underline" href="/term-and-condition" target="_blank" rel="noreferrer">
                syarat dan ketentuan
              </a>
            </>
          }
          {...(result?.fields.consent && { 'aria-invalid': true, 'aria-describedby': 'consent-mistake' })}
        />
        {result?.fields.consent && (
          <p id="consent-mistake" className="text-app-sm text-danger">
            {result.fields.consent}
          </p>
        )}
        <Button type="submit" variant="primary" size="lg" isFullWidth>
          {isFree ? 'Ambil gratis' : 'Bayar'}
        </Button>
        <p className="text-app-sm text-muted">
          {isFree
            ? 'Tanpa biaya, langsung menjadi milik Anda.'
            : 'Setelah ini Anda melihat cara bayar dan batas waktunya.'}
        </p>
      </div>
    </form>
  )
}
