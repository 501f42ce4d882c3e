import { Icon } from '../../icons/icon.tsx'
import { OfferReceipt } from '../parts/offer-receipt.tsx'
import { CtaLink } from '../parts/cta-link.tsx'
import { FormField } from '../parts/form-field.tsx'
import { hasForm, SectionForm } from '../parts/section-form.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { OrderFormContent } from './order-form.section.ts'

type OrderFormProps = SectionViewProps<OrderFormContent>

export default function OrderFormView(props: OrderFormProps) {
  const { content, page, slot } = props
  const { layout, eyebrow, title, text } = content
  const heading = (
    <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={text} introKey="text" />
  )
  const payments = <Payments {...props} />
  switch (layout) {
    case 'split':
      return (
        <SectionShell type="order_form" page={page}>
          <div className="ui:order">
            {heading}
            <div className="ui:order-summary">
              <OfferReceipt offer={page.offer} labels={page.labels}>
                {payments}
              </OfferReceipt>
            </div>
            <OrderFields {...props} className="ui:form-two" />
          </div>
        </SectionShell>
      )
    case 'slip':
      return (
        <SectionShell type="order_form" page={page}>
          <div className="ui:order-slip">
            {heading}
            <OfferReceipt offer={page.offer} labels={page.labels}>
              <OrderFields {...props} className="ui:form-order" />
              {payments}
            </OfferReceipt>
          </div>
        </SectionShell>
      )
  }
}

/** Who buys; sent to the checkout, which asks for nothing of it again. */
function OrderFields({ content, page, slot, className }: OrderFormProps & { className: string }) {
  const { hasCoupon, consent, cta } = content
  const { form } = page.labels
  if (!hasForm(page)) return <CtaLink cta={cta} page={page} slot={slot} width="full" />
  return (
    <SectionForm
      fields={[]}
      consent={consent}
      cta={cta}
      page={page}
      slot={slot}
      sendLabel={form.order}
      className={className}
    >
      <FormField kind="name" name="name" label={form.name} isRequired page={page} />
      <FormField kind="whatsapp" name="whatsapp" label={form.whatsapp} isRequired page={page} />
      <FormField kind="email" name="email" label={form.email} isRequired page={page} />
      {hasCoupon && <FormField kind="coupon" name="coupon" label={form.coupon} isRequired={false} page={page} />}
    </SectionForm>
  )
}

function Payments({ content: { payments }, page, slot }: OrderFormProps) {
  if (!isShown(payments, page)) return null
  return (
    <p data-part="payments" className="ui:order-payments">
      <Icon name="kartu" size={20} />
      <span>{slot(['payments'], payments)}</span>
    </p>
  )
}
