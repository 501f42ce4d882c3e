import { formatBytes } from '@naikkelas/ui/format'
import type { Details } from './use-details.ts'

/** Every width a page may request, with its weight; a missing one is reported. */
export function MadeFiles({ details: { expectedWidths, files } }: { details: Details }) {
  const bytesOf = (width: number, format: 'avif' | 'webp') =>
    files.find((file) => file.width === width && file.format === format)?.bytes
  const missing = expectedWidths
    .flatMap((width) => [bytesOf(width, 'avif'), bytesOf(width, 'webp')])
    .filter((bytes) => bytes === undefined).length
  return (
    <section aria-label="Ukuran yang dibuat">
      <h3 className="mb-1.5 text-app-xs font-semibold text-muted">Ukuran yang dibuat</h3>
      <table className="w-full text-app-xs tabular-nums">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 text-start font-medium">
              Lebar
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              AVIF
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              WebP
            </th>
          </tr>
        </thead>
        <tbody>
          {expectedWidths.map((width) => (
            <tr key={width} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-normal">
                {width} px
              </th>
              {(['avif', 'webp'] as const).map((format) => (
                <td key={format} className="py-1 text-end">
                  <Bytes of={bytesOf(width, format)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="mt-1.5 text-app-xs text-muted empty:hidden">
        {missing > 0 ? `${missing} berkas sedang dibuat. Sampai selesai, halaman memakai yang asli.` : ''}
      </p>
    </section>
  )
}

function Bytes({ of }: { of: number | undefined }) {
  return of === undefined ? <span className="text-muted">dibuat…</span> : formatBytes(of)
}
