import { Portrait } from '../parts/portrait.tsx'
import { isShown } from '../section-view.ts'
import { Links, NameAndRole, Numbers, type PersonProps } from './person-parts.tsx'

/** A page from an exercise book: the story on its lines, signed below. */
export function Letter(props: PersonProps) {
  const { person, page, slot } = props
  const { id, bio, image } = person
  return (
    <article data-tone={page.settings.tone === 'white' ? 'paper' : 'white'} className="ui:ruled" data-part="item">
      {isShown(bio, page) && (
        <p className="ui:ruled-lines" data-part="bio">
          {slot(['people', id, 'bio'], bio)}
        </p>
      )}
      <footer className="ui:ruled-foot">
        <Portrait image={image} page={page} size={64} />
        <NameAndRole {...props} />
      </footer>
      <Numbers {...props} className="ui:proof" />
      <Links {...props} />
    </article>
  )
}
