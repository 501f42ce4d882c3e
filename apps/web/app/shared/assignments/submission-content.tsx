import type { Submission } from '@naikkelas/contract/learning'
import { formatBytes } from '@naikkelas/ui/format'

/** What was handed in: the text as it was written, and its files. */
export function SubmissionContent({ text, files }: Pick<Submission, 'text' | 'files'>) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {text !== '' && <p className="max-w-text whitespace-pre-line wrap-anywhere">{text}</p>}
      {files.length > 0 && (
        <ul aria-label="Berkas tugas" className="flex flex-col gap-3">
          {files.map(({ id, name, bytes, isPicture, address }) => (
            <li key={id} className="min-w-0 text-app-sm">
              <a className="underline wrap-anywhere" href={address} target="_blank" rel="noreferrer">
                {isPicture && (
                  <img src={address} alt="" loading="lazy" className="mb-2 max-h-72 rounded-field border border-line" />
                )}
                {name}
              </a>{' '}
              <span className="text-muted">({formatBytes(bytes)})</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
