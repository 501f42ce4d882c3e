import { Picture } from '../parts/picture.tsx'
import { isShown } from '../section-view.ts'
import { Links, NameAndRole, Numbers, type PersonProps } from './person-parts.tsx'

/** One of several: the portrait's corner cut in steps, then name, story, numbers and links. */
export function TeamMember(props: PersonProps) {
  const { person, page, slot } = props
  const { id, bio, image } = person
  return (
    <article className="ui:member">
      <Picture
        image={{ ...image, treatment: image.treatment ?? 'step' }}
        page={page}
        sizes="(min-width:62rem) 22rem,(min-width:40rem) 45vw,calc(100vw - 2.5rem)"
        ratio="1:1"
        isExpected
      />
      <NameAndRole {...props} />
      {isShown(bio, page) && (
        <p className="ui:tile-text ui:whitespace-pre-line" data-part="bio">
          {slot(['people', id, 'bio'], bio)}
        </p>
      )}
      <Numbers {...props} className="ui:proof" />
      <Links {...props} />
    </article>
  )
}
