import type { ReactNode } from 'react'
import { linkProps } from '../../rich-text/rich-text.tsx'
import { isEdited, isShown, type SectionPartProps } from '../section-view.ts'
import type { Cta } from '../values.ts'

interface PathProps extends SectionPartProps {
  cta: Cta
  path: string
  /** The way we hope for; the other stays plain. @default false */
  isFirst?: boolean
  children?: ReactNode
}

/** One of two ways on: a whole panel to press. */
export function Path({ cta, path, isFirst = false, page, slot, children }: PathProps) {
  if (!isShown(cta.label, page)) return null
  const address = page.href(cta.target)
  const body = (
    <>
      {children}
      <span>
        <span className={address === null ? 'ui:path-label' : 'ui:path-label ui:onward'}>
          {slot([path, 'label'], cta.label)}
        </span>
        {isShown(cta.note, page) && <span className="ui:path-note">{slot([path, 'note'], cta.note)}</span>}
      </span>
    </>
  )
  const tone = isFirst ? (page.settings.tone === 'turmeric' ? 'board' : 'turmeric') : undefined
  return address === null ? (
    <div
      data-tone={tone}
      className={isEdited(page) ? 'ui:path ui:cta-aimless' : 'ui:path'}
      title={isEdited(page) ? page.labels.noTarget : undefined}
    >
      {body}
    </div>
  ) : (
    <page.components.Link data-tone={tone} className="ui:path" {...linkProps(address)}>
      {body}
    </page.components.Link>
  )
}
