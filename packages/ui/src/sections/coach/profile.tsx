import { isPictured, Picture } from '../parts/picture.tsx'
import { isShown } from '../section-view.ts'
import { Links, NameAndRole, Numbers, type PersonProps } from './person-parts.tsx'

/** A person at the top of a staircase of their numbers: all stand on one line. */
export function Profile(props: PersonProps) {
  const { person, page, slot } = props
  const { id, bio, image } = person
  const hasPicture = isPictured(image, page)
  return (
    <article className={hasPicture ? 'ui:profile ui:profile-pictured' : 'ui:profile'} data-part="item">
      <div className="ui:profile-words">
        <NameAndRole {...props} />
        {isShown(bio, page) && (
          <p className="ui:lead-text" data-part="bio">
            {slot(['people', id, 'bio'], bio)}
          </p>
        )}
        <Links {...props} />
      </div>
      <Numbers {...props} className="ui:profile-steps" />
      {hasPicture && (
        <div className="ui:profile-picture">
          <Picture
            image={image}
            page={page}
            sizes="(min-width:52rem) 26rem,calc(100vw - 2.5rem)"
            ratio="1:1"
            isFirst
            isExpected
          />
        </div>
      )}
    </article>
  )
}
