import { useEffect, useState } from 'react'
import type { Entry } from '../../../../.storybook/package-status.ts'

const groups = { component: 'Komponen', section: 'Bagian' } as const

/** Every component and section with its sheet to download. */
export function FigmaSheets() {
  const [entries, setEntries] = useState<readonly Entry[] | null>(null)
  useEffect(() => {
    void import('virtual:naikkelas-status').then(({ status }) => setEntries(status))
  }, [])
  if (entries === null) return null
  if (entries.every(({ sheet }) => sheet === null))
    return (
      <p>
        This Storybook was built without them: run <code>npm run figma:sheets</code>, then{' '}
        <code>npm run build-storybook</code>.
      </p>
    )
  return (['component', 'section'] as const).map((kind) => (
    <div key={kind}>
      <h3>{groups[kind]}</h3>
      <ul className="figma-sheets">
        {entries
          .filter((entry) => entry.kind === kind)
          .map(({ folder, title, sheet }) => (
            <li key={folder}>
              {sheet === null ? (
                title.split('/')[1]
              ) : (
                <a href={sheet} download>
                  {title.split('/')[1]}
                </a>
              )}
            </li>
          ))}
      </ul>
    </div>
  ))
}

/** Collections of variables, each mode a file. */
const collections = [
  ['primitive', 'Every step of every ladder, sizes, fonts'],
  ['semantic', 'What things are called: action, muted, surface'],
  ['component', 'Controls and sections'],
  ['mode.light', 'Colours in light'],
  ['mode.dark', 'Colours in the dark'],
  ['rounded.none', 'Corners: none'],
  ['rounded.medium', 'Corners: medium'],
  ['rounded.full', 'Corners: full'],
  ['font.poppins', 'Font: Poppins'],
  ['font.roboto', 'Font: Roboto'],
  ['font.arial', 'Font: Arial'],
  ['font.montserrat', 'Font: Montserrat'],
  ['effects', 'Shadows, as styles'],
] as const

export function FigmaTokens() {
  return (
    <ul className="figma-sheets">
      {collections.map(([file, about]) => (
        <li key={file}>
          <a href={`figma/tokens/${file}.json`} download>
            {file}.json
          </a>
          <br />
          {about}
        </li>
      ))}
    </ul>
  )
}
