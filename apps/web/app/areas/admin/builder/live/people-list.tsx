import { Avatar } from '@naikkelas/ui/avatar'
import { Tooltip } from '@naikkelas/ui/tooltip'
import { useBuilder, useBuilderActions } from '../state/builder-context.ts'
import { scrollToSection } from '../stage/scroll-to-section.ts'
import type { Other } from '../model/presence.ts'
import { personStyle } from './person-color.ts'
import { placeWords } from './place-words.ts'

/** Faces there is room for; the others are a number. */
const facesAtMost = 3

/** Who else has the page open; a press on a face goes to where they are. */
export function PeopleList({ people }: { people: readonly Other[] }) {
  const shown = people.length === facesAtMost + 1 ? people : people.slice(0, facesAtMost)
  const hidden = people.slice(shown.length)
  return (
    <ul
      data-people=""
      aria-label="Sedang membuka halaman ini"
      className="me-1 flex shrink-0 items-center gap-2 max-sm:gap-1.5"
    >
      {shown.map((person, index) => (
        <li key={person.id} className={index > 0 ? 'flex max-sm:hidden' : 'flex'}>
          <Face person={person} />
        </li>
      ))}
      {people.length > 1 && (
        <li className="text-app-xs font-semibold text-muted sm:hidden">
          <span aria-hidden="true">+{people.length - 1}</span>
          <span className="sr-only">dan {people.length - 1} orang lain</span>
        </li>
      )}
      {hidden.length > 0 && (
        <li className="text-app-xs font-semibold text-muted max-sm:hidden" title={namesOf(hidden)}>
          <span aria-hidden="true">+{hidden.length}</span>
          <span className="sr-only">dan {namesOf(hidden)}</span>
        </li>
      )}
    </ul>
  )
}

const namesOf = (people: readonly Other[]) => people.map(({ name }) => name).join(', ')

function Face({ person }: { person: Other }) {
  const { select } = useBuilderActions()
  const place = person.places.find(({ isTyping }) => isTyping) ?? person.places[0]
  const where = useBuilder((state) => placeWords(state.document, place))
  const sectionId = useBuilder((state) =>
    state.document.sections.some(({ id }) => id === place?.sectionId) ? (place?.sectionId ?? null) : null,
  )
  const words = `${person.name}, ${where}`
  return (
    <Tooltip label={words} side="bottom">
      <button
        type="button"
        onClick={() => {
          if (sectionId === null) return
          select(sectionId)
          scrollToSection(sectionId)
        }}
        style={personStyle(person.color)}
        className="builder-face inline-flex rounded-portrait"
      >
        <Avatar name={person.name} size="sm" />
      </button>
    </Tooltip>
  )
}
