import { type Checkout, checkoutPaths, couponRefusalWords, couponTextAtMost } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'

/** What the address of a checkout says of a coupon. */
export interface TypedCoupon {
  /** As it was typed. */
  text: string
  /** Why it was not looked at. */
  problem: string | null
}

interface CouponFormProps {
  checkout: Checkout
  typed: TypedCoupon
}

/** A code that takes something off: asked about by a form of its own, so that it needs no script and buys nothing. */
export function CouponForm({ checkout: { item, coupon, discount }, typed }: CouponFormProps) {
  const address = `${checkoutPaths[item.kind]}/${item.number}`
  if (coupon.code !== null && coupon.refusal === null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-app-md">
          Kupon <b className="font-mono wrap-anywhere">{coupon.code}</b> dipakai, hemat {formatRupiah(discount)}.
        </p>
        <Button asChild variant="secondary">
          <a href={address}>Lepas kupon</a>
        </Button>
      </div>
    )
  const problem = typed.problem ?? (coupon.refusal === null ? undefined : couponRefusalWords[coupon.refusal])
  return (
    <form action={address} className="flex flex-wrap items-start gap-3">
      <Field label="Kode kupon" error={problem} className="flex-1 basis-48">
        <Input
          name="coupon"
          defaultValue={typed.text}
          maxLength={couponTextAtMost}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="secondary" className="mt-6.5">
        Pakai
      </Button>
    </form>
  )
}
