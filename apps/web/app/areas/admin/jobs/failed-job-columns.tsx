import type { FailedJob } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime } from '@naikkelas/ui/format'

/** What failed, when, after how many attempts and why. */
export const failedJobColumns = (onRunAgain: (job: FailedJob) => void): readonly DataTableColumn<FailedJob>[] => [
  {
    id: 'job',
    header: 'Pekerjaan',
    cell: (job) => (
      <>
        <span className="block font-semibold wrap-anywhere">{job.label}</span>
        <span className="block text-app-sm text-pretty wrap-anywhere">{job.error || 'Sebabnya tidak tercatat.'}</span>
        <Details job={job} />
      </>
    ),
  },
  {
    id: 'failed',
    header: 'Gagal',
    canHide: false,
    cell: ({ failedAt }) => (
      <time dateTime={failedAt} className="sm:whitespace-nowrap">
        {formatDateTime(failedAt)}
      </time>
    ),
  },
  {
    id: 'attempts',
    header: 'Dicoba',
    canHide: false,
    cell: ({ attempts }) => <span className="whitespace-nowrap">{attempts} kali</span>,
  },
  {
    id: 'act',
    header: 'Tindakan',
    canHide: false,
    isActions: true,
    cell: (job) =>
      job.isKnown ? (
        <Button
          size="sm"
          className="whitespace-nowrap"
          aria-label={`Jalankan lagi: ${nameOf(job)}`}
          onClick={() => onRunAgain(job)}
        >
          Jalankan lagi
        </Button>
      ) : (
        <span className="text-app-xs text-muted">Dari versi lain</span>
      ),
  },
]

/** A job among others of its kind. */
export const nameOf = ({ label, failedAt }: FailedJob) => `${label}, gagal ${formatDateTime(failedAt)}`

function Details({ job: { name, id, createdAt, errorDetails, payload } }: { job: FailedJob }) {
  return (
    <details className="text-app-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted hover:text-text">Rincian</summary>
      <dl className="flex max-w-full flex-col gap-2 pb-2">
        <Detail term="Nama dan nomor">
          <code className="text-app-xs wrap-anywhere">
            {name} · {id}
          </code>
        </Detail>
        <Detail term="Dibuat">{formatDateTime(createdAt)}</Detail>
        <Detail term="Isi">
          <Code>{payload}</Code>
        </Detail>
        {errorDetails !== '' && (
          <Detail term="Kesalahan selengkapnya">
            <Code>{errorDetails}</Code>
          </Detail>
        )}
      </dl>
    </details>
  )
}

function Detail({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-app-xs text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Code({ children }: { children: string }) {
  return (
    <pre className="max-h-80 overflow-y-auto rounded-field bg-ground p-3 text-app-xs wrap-anywhere whitespace-pre-wrap">
      {children}
    </pre>
  )
}
