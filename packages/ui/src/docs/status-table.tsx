import { useEffect, useState } from 'react'
import type { Entry } from '../../../../.storybook/package-status.ts'

const groups = { component: 'Komponen', section: 'Bagian' } as const
const words = { alpha: 'alfa', beta: 'beta', stable: 'stabil', deprecated: 'usang' } as const

/** Everything the package offers and how far it is. Nothing here is typed by hand. */
export function StatusTable() {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    void import('virtual:naikkelas-status').then(({ status }) => setEntries(status))
  }, [])
  return (
    <>
      <p className="status-sums">
        {(['stable', 'beta', 'alpha', 'deprecated'] as const).map((maturity) => (
          <span key={maturity} className="maturity" data-maturity={maturity}>
            {entries.filter((entry) => entry.maturity === maturity).length} {words[maturity]}
          </span>
        ))}
      </p>
      {(['component', 'section'] as const).map((kind) => (
        <div key={kind} className="docs-wide">
          <h2>{groups[kind]}</h2>
          <table className="status-table">
            <thead>
              <tr>
                <th>Name</th>
                <th>State</th>
                <th>Docs</th>
                <th>Tests</th>
                <th>axe</th>
                <th>Size, gzip</th>
                <th>Runs</th>
                <th>Since</th>
                <th>Used by</th>
              </tr>
            </thead>
            <tbody>
              {entries
                .filter((entry) => entry.kind === kind)
                .map((entry) => (
                  <Row key={entry.folder} entry={entry} />
                ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  )
}

function Row({ entry }: { entry: Entry }) {
  const { title, maturity, docs, tests, stories, hasAxe, bytes, runs, since, usedBy } = entry
  return (
    <tr>
      <th scope="row">
        <a href={`?path=/docs/${idOf(title)}--pedoman`} target="_parent">
          {title.split('/')[1]}
        </a>
      </th>
      <td>
        <span className="maturity" data-maturity={maturity}>
          {words[maturity]}
        </span>
      </td>
      <td>{docs === null ? 'none' : docs.missing.length === 0 ? 'complete' : `lacks ${docs.missing.join(', ')}`}</td>
      <td>{tests}</td>
      <td>{hasAxe ? `${stories} stories` : 'no'}</td>
      <td>{bytes === null ? 'not built' : `${(bytes / 1024).toFixed(1)} KB`}</td>
      <td>{runs}</td>
      <td>{since ?? 'not noted'}</td>
      <td>{usedBy.length}</td>
    </tr>
  )
}

/** As Storybook makes ids of titles. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
