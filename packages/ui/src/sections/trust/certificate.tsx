import { Stamp } from '../parts/stamp.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { TrustContent } from './trust.section.ts'

/** A guarantee as a signed paper with a stamp, so that it reads as a personal promise. */
export function Certificate({ content: { guarantee }, page, slot }: SectionViewProps<TrustContent>) {
  const { title, text, stamp, signer } = guarantee
  if (!isShown(title + text, page)) return null
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <div data-tone="white" data-part="guarantee" className="ui:certificate">
      {isShown(title, page) && <Title className="ui:text-display-m">{slot(['guarantee', 'title'], title)}</Title>}
      {isShown(text, page) && <p className="ui:lead-text">{slot(['guarantee', 'text'], text)}</p>}
      {(isShown(stamp, page) || isShown(signer, page)) && (
        <div className="ui:certificate-foot">
          {isShown(signer, page) && <p>{slot(['guarantee', 'signer'], signer)}</p>}
          {isShown(stamp, page) && <Stamp tone="ok">{slot(['guarantee', 'stamp'], stamp)}</Stamp>}
        </div>
      )}
    </div>
  )
}
