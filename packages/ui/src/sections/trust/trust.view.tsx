import { classNames } from '../../primitives/class-names.ts'
import { ContentIcon } from '../parts/content-icon.tsx'
import { spanClasses } from '../../primitives/grid/count-grid.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { Certificate } from './certificate.tsx'
import type { TrustContent } from './trust.section.ts'

export type TrustProps = SectionViewProps<TrustContent>

export default function TrustView(props: TrustProps) {
  const { content, page, slot } = props
  const { layout, eyebrow, title, intro } = content
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  switch (layout) {
    case 'strip':
      return (
        <SectionShell type="trust" page={page}>
          {heading}
          <Assurances {...props} className="ui:count-grid ui:trust-strip" isSpread />
        </SectionShell>
      )
    case 'guarantee':
      return (
        <SectionShell type="trust" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:stack">
              {heading}
              <Assurances {...props} className="ui:trust-list" />
            </div>
            <Certificate {...props} />
          </div>
        </SectionShell>
      )
    case 'payments':
      return (
        <SectionShell type="trust" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            {heading}
            <Payments {...props} />
          </div>
          <Assurances {...props} className="ui:trust-foot" />
        </SectionShell>
      )
  }
}

interface AssurancesProps extends TrustProps {
  className: string
  /** Shares out the columns of a `count-grid`, so that no row has a hole. @default false */
  isSpread?: boolean
}

function Assurances({ content: { items: stored }, page, slot, className, isSpread = false }: AssurancesProps) {
  const items = stored.filter(({ title, text }) => isShown(title + text, page))
  if (items.length === 0) return null
  const spans = isSpread ? spanClasses(items.length) : []
  return (
    <ul className={classNames('ui:trust', className)}>
      {items.map(({ id, icon, title, text }, index) => (
        <li key={id} data-part="item" className={spans[index]}>
          <ContentIcon name={icon} size={24} />
          <div>
            {isShown(title, page) && <p className="ui:font-semibold">{slot(['items', id, 'title'], title)}</p>}
            {isShown(text, page) && <p className="ui:text-small ui:text-muted">{slot(['items', id, 'text'], text)}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Payments({ content: { payments }, page, slot }: TrustProps) {
  const shown = payments.filter(({ name }) => isShown(name, page))
  if (shown.length === 0) return null
  return (
    <ul className="ui:pay-ways">
      {shown.map(({ id, name }) => (
        <li key={id} data-part="payment">
          {slot(['payments', id, 'name'], name)}
        </li>
      ))}
    </ul>
  )
}
