import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { LogoMark } from './logo-mark.tsx'
import type { LogosContent } from './logos.section.ts'

type LogosProps = SectionViewProps<LogosContent>

/** Names that vouch: in a row, on plates, or in a guest book. */
export default function LogosView({ content, page, slot }: LogosProps) {
  const { layout, eyebrow, title, intro } = content
  const items = content.items.filter(({ name, logo }) => isShown(name, page) || page.media(logo.mediaId) !== null)
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  switch (layout) {
    case 'line':
      return (
        <SectionShell type="logos" page={page}>
          <div className="ui:stack">
            {heading}
            {items.length > 0 && (
              <ul className="ui:logo-line">
                {items.map((item) => (
                  <li key={item.id} data-part="item">
                    <LogoMark item={item} page={page} slot={slot} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </SectionShell>
      )
    case 'plates':
      return (
        <SectionShell type="logos" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:staying">{heading}</div>
            {items.length > 0 && (
              <ul className="ui:pay-ways ui:logo-plates">
                {items.map((item) => (
                  <li key={item.id} data-part="item">
                    <LogoMark item={item} page={page} slot={slot} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </SectionShell>
      )
    case 'register':
      return (
        <SectionShell type="logos" page={page}>
          {heading}
          {items.length > 0 && (
            <ul className="ui:logo-register ui:halved">
              {items.map((item) => (
                <li key={item.id} data-part="item">
                  <div>
                    <LogoMark item={item} page={page} slot={slot} />
                  </div>
                  {isShown(item.note, page) && <p>{slot(['items', item.id, 'note'], item.note)}</p>}
                </li>
              ))}
            </ul>
          )}
        </SectionShell>
      )
  }
}
