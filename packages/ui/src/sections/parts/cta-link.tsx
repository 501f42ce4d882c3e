import { linkProps } from '../../rich-text/rich-text.tsx'
import { type FieldPath, isEdited, isShown, type PageContext, type Slot } from '../section-view.ts'
import type { Cta } from '../values.ts'

const styles = { primary: 'ui:cta ui:cta-primary', secondary: 'ui:cta ui:cta-secondary' }

export interface CtaLinkProps {
  cta: Cta
  /** Key of the cta in the content, or its path where it belongs to an item. @default 'cta' */
  path?: string | FieldPath
  page: PageContext
  slot: Slot
  width?: 'auto' | 'full'
}

/**
 * A call to action with its note; one without a label is not drawn. Without a target its words are drawn as text, so
 * that nothing looks clickable and is not. In an editor it keeps its look, with a mark that its target is missing.
 */
export function CtaLink({ cta, path = 'cta', page, slot, width = 'auto' }: CtaLinkProps) {
  if (cta.label.trim() === '') return null
  const address = page.href(cta.target)
  const keys = typeof path === 'string' ? [path] : path
  const label = slot([...keys, 'label'], cta.label)
  const className = width === 'full' ? `${styles[cta.style]} ui:w-full` : styles[cta.style]
  return (
    <div className={width === 'full' ? 'ui:cta-block ui:w-full' : 'ui:cta-block'}>
      {address === null ? (
        <span
          className={isEdited(page) ? `${className} ui:cta-aimless` : 'ui:font-semibold'}
          title={isEdited(page) ? page.labels.noTarget : undefined}
        >
          {label}
        </span>
      ) : (
        <page.components.Link className={className} {...linkProps(address)}>
          {label}
        </page.components.Link>
      )}
      {isShown(cta.note, page) && <p className="ui:cta-note">{slot([...keys, 'note'], cta.note)}</p>}
    </div>
  )
}
