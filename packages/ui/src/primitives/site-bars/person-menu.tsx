import { useId } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahBawah } from '../../icons/interface-icons.ts'
import type { BarLink, Person } from './bar-types.ts'

interface PersonMenuProps {
  person: Person | null | undefined
  /** The first leads to the person's own page, the last signs out. */
  links: readonly BarLink[]
  greeting: string
  hidden?: true
  'data-member'?: ''
}

/** The menu that carries the person's name. Without a person a script writes the name into every `data-person`
 * and the address of a picture into `data-picture`. */
export function PersonMenu({ person, links, greeting, ...rest }: PersonMenuProps) {
  const id = useId()
  return (
    <div {...rest} className="ui:site-person">
      <button type="button" popoverTarget={id} className="ui:site-label">
        {/* Empty and hidden where a script may write the address of a picture later. */}
        <img
          {...(person?.picture ? { src: person.picture } : { hidden: true })}
          data-picture=""
          alt=""
          width={28}
          height={28}
          className="ui:site-picture"
        />
        <span data-person="">{person?.name}</span>
        <IconShape of={panahBawah} size={16} />
      </button>
      <div id={id} popover="auto" className="ui:site-panel">
        <p className="ui:site-greeting">
          {greeting} <b data-person="">{person?.name}</b>
        </p>
        {links.map(({ label, href }, index) => (
          <a
            key={href}
            href={index === 0 && person ? person.href : href}
            data-account={index === 0 ? '' : undefined}
            data-sign-out={index === links.length - 1 ? '' : undefined}
            className="ui:site-link"
          >
            {label}
          </a>
        ))}
      </div>
    </div>
  )
}
