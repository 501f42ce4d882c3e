import { contrastPairs } from '../theme/contrast-pairs.ts'
import type { Theme } from '../theme/theme.schema.ts'
import { labTones, pairContrasts } from './pair-contrasts.ts'

const names = {
  app: 'Aplikasi',
  white: 'Putih',
  paper: 'Kertas',
  soft: 'Lembut',
  board: 'Papan',
  brand: 'Merek',
  turmeric: 'Kunyit',
} as const

/** One row a pair, one column a scheme; each number is drawn in the colours it measures. */
export function ContrastTable({ theme }: { theme: Theme }) {
  const pairs = pairContrasts(theme)
  return (
    <div className="docs-wide" role="region" aria-label="Tabel kontras" tabIndex={0}>
      <table className="lab-table">
        <thead>
          <tr>
            <th scope="col">Pasangan</th>
            {labTones.map((tone) => (
              <th key={tone} scope="col">
                {names[tone]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(({ ink, ground, least }) => (
            <tr key={`${ink} ${ground}`}>
              <th scope="row">
                {ink} / {ground} ≥ {least}
              </th>
              {labTones.map((tone) => {
                const pair = pairs.find((each) => each.tone === tone && each.ink === ink && each.ground === ground)
                if (!pair) return <td key={tone} />
                const style = least >= 4.5 ? { background: pair.groundHex, color: pair.inkHex } : {}
                return (
                  <td key={tone} style={style}>
                    {pair.ratio.toFixed(1)}
                    {pair.ratio < least && ' kurang'}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
