import { classNames } from '../../primitives/class-names.ts'
import { isPictured, Picture } from '../parts/picture.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { ProfileHeaderContent } from './profile-header.section.ts'
import { ProfileFacts, ProfileWords } from './profile-words.tsx'

export type ProfileHeaderProps = SectionViewProps<ProfileHeaderContent>

/** Who one has come to: a face, a name, and a sentence. */
export default function ProfileHeaderView(props: ProfileHeaderProps) {
  const { layout, image, cover } = props.content
  const { page } = props
  const hasFace = isPictured(image, page)
  const portrait = (className: string, sizes: string) => (
    <Picture image={{ ...image, ratio: '1:1' }} page={page} sizes={sizes} isFirst isExpected className={className} />
  )
  switch (layout) {
    case 'portrait':
      return (
        <SectionShell type="profile_header" page={page}>
          <div className="ui:profile-column">
            {hasFace && <div className="ui:stepped-ground">{portrait('', '12rem')}</div>}
            <ProfileWords {...props} isCentred />
            <ProfileFacts {...props} className="ui:proof ui:profile-facts" />
          </div>
        </SectionShell>
      )
    case 'cover': {
      const hasCover = isPictured(cover, page)
      return (
        <SectionShell type="profile_header" page={page}>
          <div className="ui:stack">
            {hasCover && (
              <Picture
                image={{ ...cover, treatment: cover.treatment ?? 'step' }}
                page={page}
                sizes="(min-width:75rem) 70rem,calc(100vw - 2.5rem)"
                isFirst
                isExpected
                className="ui:banner"
              />
            )}
            <div className={classNames('ui:profile-shop', hasCover && 'ui:profile-raised')}>
              {hasFace && portrait('ui:portrait ui:portrait-160', '10rem')}
              <ProfileWords {...props} />
            </div>
            <ProfileFacts {...props} className="ui:proof ui:profile-facts" />
          </div>
        </SectionShell>
      )
    }
    case 'steps':
      return (
        <SectionShell type="profile_header" page={page}>
          <div className={classNames('ui:profile', hasFace && 'ui:profile-pictured')}>
            <div className="ui:profile-words">
              <ProfileWords {...props} isLarge />
            </div>
            <ProfileFacts {...props} className="ui:profile-steps" />
            {hasFace && (
              <div className="ui:profile-picture">{portrait('', '(min-width:52rem) 28rem,calc(100vw - 2.5rem)')}</div>
            )}
          </div>
        </SectionShell>
      )
  }
}
