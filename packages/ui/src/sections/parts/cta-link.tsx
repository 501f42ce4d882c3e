import { linkProps } from '../../rich-text/rich-text.tsx'
import { isShown, type PageContext, type Slot } from '../section-view.ts'
import type { Cta } from '../values.ts'

const styles = { primary: 'ui:cta ui:cta-primary', secondary: 'ui:cta ui:cta-secondary' }

export interface CtaLinkProps {
  cta: Cta
  /** Key of the cta in the content. @default 'cta' */
  path?: string
  page: PageContext
  slot: Slot
  width?: 'auto' | 'full'
}

/**
 * A call to action with its note; one without a label is not drawn. Without a target its words are drawn as text, so
 * that nothing looks clickable and is not. On the canvas it keeps its look.
 */
export function CtaLink({ cta, path = 'cta', page, slot, width = 'auto' }: CtaLinkProps) {
  if (cta.label.trim() === '') return null
  const address = page.href(cta.target)
  const label = slot([path, 'label'], cta.label)
  const className = width === 'full' ? `${styles[cta.style]} ui:w-full` : styles[cta.style]
  return (
    <div className={width === 'full' ? 'ui:cta-block ui:w-full' : 'ui:cta-block'}>
      {address === null ? (
        <span className={page.isCanvas ? className : 'ui:cta-idle'}>{label}</span>
      ) : (
        <page.components.Link className={className} {...linkProps(address)}>
          {label}
        </page.components.Link>
      )}
      {isShown(cta.note, page) && <p className="ui:cta-note">{slot([path, 'note'], cta.note)}</p>}
    </div>
  )
}
