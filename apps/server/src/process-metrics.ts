import type { Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Sample } from '@naikkelas/supervision'

/** Connections of the database's pool. */
export interface PoolState {
  total: number
  idle: number
  /** Requests that wait for a connection. */
  waiting: number
}

/** How one queue of background jobs is. */
export interface JobQueueState {
  name: string
  waiting: number
  active: number
  failed: number
  lagSeconds: number
}

interface Sources {
  /** Undefined while the database has not answered yet. */
  pool: () => PoolState | undefined
  /** Undefined in a process that serves nothing. */
  server?: Server
  /** Since the database last said which pages changed, in milliseconds; undefined where that is not asked. */
  pagePollAgeMs: () => number | undefined
  /** Asks the database. Undefined while it has not answered yet. */
  jobQueues: () => Promise<readonly JobQueueState[]> | undefined
}

/** The supervisor waits a second for all of it: jobs are left out rather than the whole process. */
const JOBS_PATIENCE_MS = 500

const NANOSECONDS = 1e9

/** How often the event loop's delay is sampled. */
const SAMPLING_MS = 20

/** How late a timer ran, in seconds: Node records the whole time from one sample to the next, the period included. */
export function secondsLate(betweenSamplesNs: number): number {
  return Math.max(0, betweenSamplesNs - SAMPLING_MS * 1e6) / NANOSECONDS
}

/** Begins to watch the event loop. @returns how this process does, since the last time it was asked */
export function processMetrics({ pool, server, pagePollAgeMs, jobQueues }: Sources): () => Promise<Sample[]> {
  const delay = monitorEventLoopDelay({ resolution: SAMPLING_MS })
  delay.enable()
  return async () => {
    const { user, system } = process.cpuUsage()
    const samples: Sample[] = [
      gauge('naikkelas_resident_memory_bytes', 'Resident memory of the process.', process.memoryUsage.rss()),
      {
        name: 'naikkelas_cpu_seconds_total',
        help: 'Processor time of the process.',
        type: 'counter',
        value: (user + system) / 1e6,
      },
      ...[50, 99, 100].map((percentile) =>
        gauge(
          'naikkelas_event_loop_delay_seconds',
          'How late timers ran since the last scrape.',
          delay.count === 0 ? 0 : secondsLate(delay.percentile(percentile)),
          { quantile: String(percentile / 100) },
        ),
      ),
    ]
    delay.reset()
    const connections = pool()
    if (connections) {
      const { total, idle, waiting } = connections
      for (const [state, value] of Object.entries({ busy: total - idle, idle, waiting }))
        samples.push(
          gauge('naikkelas_database_connections', 'Connections of the pool, and waits for one.', value, { state }),
        )
    }
    const ageMs = pagePollAgeMs()
    if (ageMs !== undefined)
      samples.push(gauge('naikkelas_page_poll_age_seconds', 'Since changed pages were last asked for.', ageMs / 1000))
    if (server) samples.push(gauge('naikkelas_http_connections', 'Open connections.', await openConnections(server)))
    samples.push(...(await jobSamples(jobQueues)))
    return samples
  }
}

function gauge(name: string, help: string, value: number, labels?: Sample['labels']): Sample {
  return { name, help, type: 'gauge', value, ...(labels && { labels }) }
}

/** None while the database is away or slow. */
async function jobSamples(jobQueues: Sources['jobQueues']): Promise<Sample[]> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), JOBS_PATIENCE_MS)
  })
  const queues = await Promise.race([jobQueues(), patience]).catch(() => undefined)
  clearTimeout(timer)
  return (queues ?? []).flatMap(({ name: queue, waiting, active, failed, lagSeconds }) => [
    ...Object.entries({ waiting, active, failed }).map(([state, count]) =>
      gauge('naikkelas_jobs', 'Background jobs; failed: for good, and not run again since.', count, { queue, state }),
    ),
    gauge('naikkelas_jobs_lag_seconds', 'How long the oldest due job has waited.', lagSeconds, { queue }),
  ])
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
