import { formatRupiah } from '../../format/rupiah.ts'
import { chipText } from '../offer.ts'
import { ChatNumber } from '../parts/chat-number.tsx'
import { CtaLink } from '../parts/cta-link.tsx'
import { Receipt } from '../parts/receipt.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { cohortFacts } from './cohort-facts.ts'
import type { RegisterClassContent } from './register-class.section.ts'

/** The cohort and the offer's price on one short nota. */
export function CohortReceipt(props: SectionViewProps<RegisterClassContent>) {
  const { content, page, slot } = props
  const { cohort, cta } = content
  const { offer, labels } = page
  const saving = chipText('hemat', offer)
  return (
    <Receipt
      head={offer.name}
      headNote={isShown(cohort.name, page) && slot(['cohort', 'name'], cohort.name)}
      lines={cohortFacts(props).map(({ id, label, value, dateTime }) => ({
        id,
        label,
        // A nota is narrow: the day is enough.
        value: dateTime === undefined ? value : labels.shortDay(dateTime),
      }))}
      strike={saving !== '' && offer.strikePrice !== null && formatRupiah(offer.strikePrice)}
      strikeLabel={labels.usualPrice}
      totalLabel={labels.total}
      total={offer.price !== null && formatRupiah(offer.price)}
    >
      <CtaLink cta={cta} page={page} slot={slot} width="full" />
      <ChatNumber ctas={[cta]} page={page} />
    </Receipt>
  )
}
