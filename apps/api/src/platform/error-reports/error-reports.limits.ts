import { createReadLimit } from '../endpoints/index.ts'

/** Counted in this process: a database that is away is what reports may be about. */
export function createReportLimits(): (clientAddress: string) => void {
  const countAddress = createReadLimit({ name: 'error reports', hits: 30, windowMs: 60_000 })
  const countAll = createReadLimit({ name: 'error reports of all', hits: 600, windowMs: 60_000 })
  return (clientAddress) => {
    countAddress(clientAddress)
    countAll('all')
  }
}
