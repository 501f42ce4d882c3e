import { linkProps } from '../../rich-text/rich-text.tsx'
import { ContentIcon } from '../parts/content-icon.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isPast, isShown, type SectionViewProps } from '../section-view.ts'
import type { AnnouncementBarContent } from './announcement-bar.section.ts'

type AnnouncementBarProps = SectionViewProps<AnnouncementBarContent>

export default function AnnouncementBarView(props: AnnouncementBarProps) {
  const { content, page, slot } = props
  const { layout, icon, text, code } = content
  const words = isShown(text, page) && (
    <span className="ui:notice-words">
      {layout !== 'coupon' && <ContentIcon name={icon} size={20} />}
      <span data-part="text">{slot(['text'], text)}</span>
    </span>
  )
  switch (layout) {
    case 'link':
      return (
        <SectionShell type="announcement_bar" page={page} width="none">
          <div className="ui:notice ui:notice-center">
            {words}
            <End {...props} />
            <Onward {...props} className="ui:notice-link" />
          </div>
        </SectionShell>
      )
    case 'button':
      return (
        <SectionShell type="announcement_bar" page={page} width="none">
          <div className="ui:notice ui:notice-spread">
            <div className="ui:notice-text">
              {words}
              <End {...props} />
            </div>
            <Onward {...props} className="ui:cta ui:cta-primary ui:notice-button" />
          </div>
        </SectionShell>
      )
    case 'coupon':
      return (
        <SectionShell type="announcement_bar" page={page} width="none">
          <div className="ui:notice ui:notice-center">
            {words}
            {isShown(code, page) && (
              <p
                data-part="code"
                data-tone={page.settings.tone === 'turmeric' ? 'white' : 'turmeric'}
                className="ui:notice-code"
              >
                {slot(['code'], code)}
              </p>
            )}
            <Onward {...props} className="ui:notice-link" />
            <End {...props} />
          </div>
        </SectionShell>
      )
  }
}

/** Where the bar leads; a label without a target is text. */
function Onward({ content: { label, target }, page, slot, className }: AnnouncementBarProps & { className: string }) {
  if (!isShown(label, page)) return null
  const address = page.href(target)
  const words = slot(['label'], label)
  if (address === null) return <span className="ui:font-semibold">{words}</span>
  return (
    <page.components.Link data-part="action" className={className} {...linkProps(address)}>
      {words}
    </page.components.Link>
  )
}

function End({ content: { hasEnd }, page }: AnnouncementBarProps) {
  const { to } = page.settings.schedule
  if (!hasEnd || to === null || isPast(to, page)) return null
  return (
    <time dateTime={to} className="ui:font-regular ui:text-muted">
      {page.labels.until(page.labels.shortDay(to))}
    </time>
  )
}
