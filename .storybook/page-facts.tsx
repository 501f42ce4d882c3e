import { DocsContext } from '@storybook/addon-docs/blocks'
import { type ComponentPropsWithoutRef, type ContextType, useContext, useEffect, useState } from 'react'
import type { Entry } from './package-status.ts'

/** Facts of the docs page's component; undefined on other pages. */
function useEntry(): Entry | undefined {
  const context = useContext(DocsContext)
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    void import('virtual:naikkelas-status').then(({ status }) => setEntries(status))
  }, [])
  const title = titleOf(context)
  return entries.find((entry) => entry.title === title)
}

function titleOf(context: ContextType<typeof DocsContext>): string | undefined {
  try {
    return context.storyById().title
  } catch {
    // A page that belongs to no component.
    return undefined
  }
}

/** The component whose properties the page lists itself. */
function componentOf(context: ContextType<typeof DocsContext>): string | undefined {
  const { component } = context.storyById() as { component?: { displayName?: string; name?: string } }
  return component?.displayName ?? component?.name
}

const maturities = { alpha: 'alfa', beta: 'beta', stable: 'stabil', deprecated: 'usang' } as const

/** The page's heading with its badges: how far it is, what it weighs, where it runs, since when. */
export function TitleWithBadges({ children, ...rest }: ComponentPropsWithoutRef<'h1'>) {
  const entry = useEntry()
  return (
    <>
      <h1 {...rest}>{children}</h1>
      {entry && (
        <ul className="facts-badges" aria-label="Ringkasan">
          <li data-maturity={entry.maturity}>{maturities[entry.maturity]}</li>
          <li>{weight(entry)}</li>
          <li>
            {entry.runs === 'anywhere' ? 'berjalan di server (SSR, RSC)' : 'komponen klien, dirender di server juga'}
          </li>
          {entry.since && <li>sejak {entry.since}</li>}
          <li>axe: {entry.hasAxe ? `${entry.stories} cerita tanpa temuan` : 'belum'}</li>
        </ul>
      )}
    </>
  )
}

function weight({ kind, bytes }: Pick<Entry, 'kind' | 'bytes'>): string {
  const measured =
    bytes === null ? 'belum diukur' : `${(bytes / 1024).toLocaleString('id-ID', { maximumFractionDigits: 1 })} KB gzip`
  return kind === 'section' ? `0 KB skrip di halaman (${measured} di server)` : measured
}

/** At the foot of each component's page: what the page itself does not say, read from the code. */
export function PageFacts() {
  const context = useContext(DocsContext)
  const entry = useEntry()
  if (!entry) return null
  const { docs, from, kind, parts, tokens, isReachable, sheet, usedBy } = entry
  const shown = componentOf(context)
  return (
    <div className="sbdocs-content facts-foot">
      {from && kind === 'section' && (
        <>
          <h2>Import</h2>
          <pre>
            <code>{`import { ${componentName(from)} } from '${from}'`}</code>
          </pre>
        </>
      )}
      {!docs?.keyboard && (
        <>
          <h2>Keyboard</h2>
          {isReachable ? (
            <p>
              <kbd>Tab</kbd> reaches its links, buttons and fields in reading order; <kbd>Enter</kbd> follows a link,{' '}
              <kbd>Enter</kbd> or <kbd>Space</kbd> presses a button or opens a fold.
            </p>
          ) : (
            <p>None needed: nothing in it can be focused.</p>
          )}
        </>
      )}
      {!docs?.tokens && tokens.length > 0 && (
        <>
          <h2>Tokens</h2>
          <TokenList tokens={tokens} />
        </>
      )}
      {parts
        .filter(({ name }) => name !== shown)
        .map((part) => (
          <PartTable key={part.name} part={part} />
        ))}
      {sheet !== null && (
        <>
          <h2>Figma</h2>
          <p>
            <a href={sheet} download>
              Unduh lembar SVG
            </a>
            : its stories as shapes, texts and named layers. Drag the file onto a Figma canvas.
          </p>
        </>
      )}
      <h2>Used by</h2>
      {usedBy.length === 0 ? (
        <p>No screen, seeded page or section uses it yet, which is why it is not stable.</p>
      ) : (
        <ul>
          {usedBy.slice(0, 6).map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
          {usedBy.length > 6 && <li>and {usedBy.length - 6} more</li>}
        </ul>
      )}
    </div>
  )
}

function TokenList({ tokens }: { tokens: readonly string[] }) {
  return (
    <ul className="facts-tokens">
      {tokens.map((token) => (
        <li key={token}>
          <code>{token}</code>
        </li>
      ))}
    </ul>
  )
}

function PartTable({ part }: { part: Entry['parts'][number] }) {
  return (
    <>
      <h3>{part.name}</h3>
      <p>{part.description}</p>
      {part.props.length > 0 && (
        <table className="facts-table">
          <thead>
            <tr>
              <th>Property</th>
              <th>Type</th>
              <th>Default</th>
              <th>What for</th>
            </tr>
          </thead>
          <tbody>
            {part.props.map((prop) => (
              <tr key={prop.name}>
                <td>
                  <code>{prop.name}</code>
                  {prop.isRequired && ' (required)'}
                </td>
                <td>
                  <code>{prop.type}</code>
                </td>
                <td>{prop.default && <code>{prop.default}</code>}</td>
                <td>{prop.description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

const componentName = (from: string) =>
  (from.split('/').at(-1) ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
