import { withoutPersonalData } from '../error-reports/scrubbed.rules.ts'
import { readFailure } from '../jobs/stored-failure.rules.ts'
import type { StoredJob } from '../jobs/jobs.repo.ts'

/** Payloads hold ids; what is longer than this says nothing more to a person. */
const TEXT_AT_MOST = 200
const PAYLOAD_AT_MOST = 4_000

/** A dead letter as people see it: masked once more, because an earlier release may have kept more than this one. */
export function failedJobView(job: StoredJob) {
  const { message, details } = readFailure(job.output)
  return {
    id: job.id,
    name: job.name,
    createdAt: job.createdAt.toISOString(),
    failedAt: (job.endedAt ?? job.createdAt).toISOString(),
    attempts: job.retryCount + 1,
    error: withoutPersonalData(message),
    errorDetails: withoutPersonalData(details),
    payload: payloadText(job.payload),
  }
}

function payloadText(stored: unknown): string {
  const payload = typeof stored === 'object' && stored !== null && 'payload' in stored ? stored.payload : stored
  const text = JSON.stringify(payload, (_, value: unknown) => (typeof value === 'string' ? cut(value) : value), 2) ?? ''
  return withoutPersonalData(text).slice(0, PAYLOAD_AT_MOST)
}

const cut = (text: string) => (text.length > TEXT_AT_MOST ? `${text.slice(0, TEXT_AT_MOST)}…` : text)
