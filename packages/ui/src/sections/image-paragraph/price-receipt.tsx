import { CtaLink } from '../parts/cta-link.tsx'
import { Receipt } from '../parts/receipt.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { ImageParagraphContent } from './image-paragraph.section.ts'

/** Points, both prices and the button as a nota. */
export function PriceReceipt({ content, page, slot }: SectionViewProps<ImageParagraphContent>) {
  const { points, priceText, strikeText, cta } = content
  return (
    <Receipt
      lines={points
        .filter(({ text }) => isShown(text, page))
        .map(({ id, text }) => ({ id, label: slot(['points', id, 'text'], text) }))}
      strike={isShown(strikeText, page) ? slot(['strikeText'], strikeText) : undefined}
      strikeLabel={<span className="ui:sr-only">{page.labels.formerPrice}</span>}
      total={slot(['priceText'], priceText)}
    >
      <CtaLink cta={cta} page={page} slot={slot} width="full" />
    </Receipt>
  )
}
