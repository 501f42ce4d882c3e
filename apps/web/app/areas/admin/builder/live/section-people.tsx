import type { Other } from '../model/presence.ts'
import { personStyle } from './person-color.ts'
import { useOthersIn } from './use-others.ts'

/** Over a section that others are in: an edge in the colour of the first of them, and their names. Announced in the outline. */
export function SectionPeople({ sectionId }: { sectionId: string }) {
  const people = useOthersIn(sectionId)
  const [first] = people
  if (!first) return null
  return (
    <div aria-hidden="true" className="builder-chrome builder-people" style={personStyle(first.color)}>
      <span className="builder-people-names">
        {people.map((person) => (
          <NameTag key={person.id} person={person} />
        ))}
      </span>
    </div>
  )
}

function NameTag({ person: { name, color } }: { person: Other }) {
  return (
    <span className="builder-person" style={personStyle(color)}>
      {name}
    </span>
  )
}

/** In the outline, behind a section's name: who is in it. */
export function RowPeople({ sectionId }: { sectionId: string }) {
  const people = useOthersIn(sectionId)
  if (people.length === 0) return null
  return (
    <span className="flex shrink-0 items-center gap-0.5">
      {people.slice(0, 3).map(({ id, name, color }) => (
        <span
          key={id}
          title={`${name} di sini`}
          style={personStyle(color)}
          className="inline-flex size-5 items-center justify-center rounded-full bg-(--person) text-[0.625rem] leading-none font-semibold text-white"
        >
          <span aria-hidden="true">{[...name][0]}</span>
          <span className="sr-only">, {name} di sini</span>
        </span>
      ))}
      {people.length > 3 && <span className="text-app-xs text-muted">+{people.length - 3}</span>}
    </span>
  )
}
