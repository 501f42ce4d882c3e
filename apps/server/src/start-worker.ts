import type { Running } from '@naikkelas/supervision'
import { ReferencedFiles } from './pages/referenced-files.ts'
import { processMetrics } from './process-metrics.ts'
import { startApp } from './running-app.ts'
import type { ServerOptions } from './start-server.ts'
import { createFailureReporting } from './failure-reporting.ts'

type WorkerOptions = Pick<ServerOptions, 'env' | 'dataDir' | 'build' | 'version' | 'onLine' | 'onFailure'>

/**
 * Starts a process that runs the jobs and serves nothing. While the database does not answer, it waits for it.
 * @throws StartError with a sentence for the operator
 */
export async function startWorker(options: WorkerOptions): Promise<Running> {
  const { onFailure, reportCrash, end: endReports, errorReports } = createFailureReporting(options)
  const kept = new ReferencedFiles(options.dataDir)
  const first = await startApp({
    ...options,
    errorReports,
    isPartnerHost: () => false,
    referencedMedia: kept,
    keptAsset: (path) => kept.asset(path),
    onFailure,
  })
  let app = first.kind === 'running' ? first.app : undefined
  const giveUp =
    first.kind === 'running'
      ? () => {}
      : first.whenRunning(async (started) => {
          app = started
        })
  return {
    notes: first.kind === 'running' ? [] : [first.sentence],
    reportCrash,
    metrics: processMetrics({
      pool: () => app?.pool(),
      pagePollAgeMs: () => undefined,
      jobQueues: () => app?.jobQueues(),
    }),
    async stop() {
      giveUp()
      await app?.close()
      await endReports()
    },
  }
}
