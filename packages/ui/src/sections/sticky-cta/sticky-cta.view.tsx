import { formatRupiah } from '../../format/rupiah.ts'
import { chipText } from '../offer.ts'
import { ChatNumber } from '../parts/chat-number.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { CtaLink } from '../parts/cta-link.tsx'
import { FormerPrice } from '../parts/former-price.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { StickyCtaContent } from './sticky-cta.section.ts'

type StickyCtaProps = SectionViewProps<StickyCtaContent>

export default function StickyCtaView(props: StickyCtaProps) {
  const { content, page, slot } = props
  const { layout, cta, secondCta } = content
  const button = <CtaLink cta={cta} page={page} slot={slot} width={layout === 'two' ? 'full' : 'auto'} />
  switch (layout) {
    case 'bar':
      return (
        <SectionShell type="sticky_cta" page={page} width="none" className="ui:sticky">
          <div className="ui:sticky-bar">
            <Words {...props} />
            {button}
          </div>
        </SectionShell>
      )
    case 'slip':
      return (
        <SectionShell type="sticky_cta" page={page} width="none" className="ui:sticky ui:sticky-clear">
          <div className="ui:sticky-slip">
            <div data-tone={page.settings.tone} className="ui:sticky-paper">
              <Words {...props} />
              {button}
            </div>
          </div>
        </SectionShell>
      )
    case 'two':
      return (
        <SectionShell type="sticky_cta" page={page} width="none" className="ui:sticky">
          <div className="ui:sticky-two">
            <ChatNumber ctas={[secondCta, cta]} page={page}>
              <ul>
                {isShown(secondCta.label, page) && (
                  <li>
                    <CtaLink cta={secondCta} path="secondCta" page={page} slot={slot} width="full" />
                  </li>
                )}
                {isShown(cta.label, page) && <li>{button}</li>}
              </ul>
            </ChatNumber>
          </div>
        </SectionShell>
      )
  }
}

function Words({ content: { text, hasPrice, cta }, page, slot }: StickyCtaProps) {
  const { offer } = page
  const saving = chipText('hemat', offer)
  const words = text || offer.name
  const isPriced = hasPrice && offer.price !== null
  if (!isShown(words, page) && !isPriced) return null
  return (
    <div className={classNames('ui:sticky-words', isPriced && 'ui:sticky-priced')}>
      {isShown(words, page) && (
        <p className={isPriced ? 'ui:sticky-beside-price' : undefined} data-part="name">
          {slot(['text'], words)}
        </p>
      )}
      {isPriced && offer.price !== null && (
        <p data-part="price">
          <b>{formatRupiah(offer.price)}</b>
          {saving !== '' && offer.strikePrice !== null && (
            <FormerPrice labels={page.labels}>{formatRupiah(offer.strikePrice)}</FormerPrice>
          )}
        </p>
      )}
      <ChatNumber ctas={[cta]} page={page} />
    </div>
  )
}
