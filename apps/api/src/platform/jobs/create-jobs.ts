import { PgBoss } from 'pg-boss'
import type { AppContext } from '../../app-context.ts'
import { afterCommit, type Database } from '../database/index.ts'
import { bossDatabase, bossWithin, emittedFailure } from './boss-connection.ts'
import type { JobDefinition } from './define-job.ts'
import type { EnqueueOptions, JobQueue, JobRef } from './job.ts'
import { BOSS_SCHEMA } from '../database/boss-schema.ts'
import { findDueQueues, findQueueStates, holdQueues, type QueueState, takeAdoptions } from './jobs.repo.ts'
import { queueOptions, queueUpdate } from './queue-options.ts'
import { createRunner } from './run-job.ts'
import { insertScheduled, insertUnique, ONLY_KEY, PROMPT, type UniqueRow } from './unique-jobs.ts'

/** How soon a process looks for jobs that another one enqueued, in milliseconds. */
const POLL_MS = 1_000
/** How often this process looks for jobs of dead processes, and has pg-boss maintain its tables. */
const SUPERVISE_MS = 15_000
/** How long running jobs may take to end once the process is asked to. */
const STOP_PATIENCE_MS = 20_000
/** How often this process offers the jobs of a schedule; only the first offer of a period counts. */
const SCHEDULE_OFFERS_PER_PERIOD = 2

interface JobsOptions {
  database: Database
  /** Failures of the layer itself and of jobs, whole, for the log. */
  onFailure: (error: unknown, where: string) => void
}

/** The jobs layer: pg-boss keeps the jobs, this runs them. */
export interface Jobs extends JobQueue {
  /** Creates the queues that are missing. To be called before anything is enqueued, by every process. */
  prepare: () => Promise<void>
  /** Begins to run jobs in this process. */
  start: () => void
  /** Starts no more jobs, asks running ones to stop, and waits for them. */
  stop: () => Promise<void>
  /** Runs what is due now, started or not, and resolves when nothing is due or running. For tests. */
  runDue: () => Promise<void>
  /** Handles one payload at once, without a queue, as the engine would. For tests. */
  runNow: <Payload>(job: JobDefinition<Payload>, payload: NoInfer<Payload>) => Promise<void>
  /** Fails jobs of dead processes; a started process does so periodically. For tests. */
  supervise: () => Promise<void>
  /** How every queue is now. */
  queueStates: () => Promise<QueueState[]>
  boss: PgBoss
}

/** @param definitions every job that may be enqueued or run @param contextOf asked when a job runs */
export function createJobs(
  { database, onFailure }: JobsOptions,
  definitions: readonly JobDefinition[],
  contextOf: () => AppContext,
): Jobs {
  const { queries } = database
  const byName = new Map(definitions.map((job) => [job.name, job]))
  if (byName.size !== definitions.length) throw new Error('Two jobs have one name.')
  const boss = new PgBoss({
    db: bossDatabase(database),
    schema: BOSS_SCHEMA,
    // The schema is installed with the migrations.
    migrate: false,
    createSchema: false,
    schedule: false,
    reindex: false,
    // Called from here, after what it would otherwise end without `onFailure`.
    supervise: false,
    monitorIntervalSeconds: 60,
    maintenanceIntervalSeconds: 3_600,
  })
  boss.on('error', (error) => onFailure(emittedFailure(error), 'jobs'))
  const runner = createRunner({ boss, database, contextOf, onFailure })
  const timers: NodeJS.Timeout[] = []
  const running = new Map<string, Set<Promise<void>>>()
  let prepared: Promise<void> | undefined
  let isStarted = false
  let isStopping = false

  /** Fills the free places of a queue; each goes on until the queue has nothing due. */
  function wake(name: string) {
    const job = byName.get(name)
    if (!job || isStopping || job.isRunnable?.(contextOf()) === false) return
    const lanes = running.get(name) ?? new Set()
    running.set(name, lanes)
    if (lanes.size >= (job.concurrency ?? 1)) {
      runner.wakeAgain(name)
      return
    }
    const lane = runner
      .runAll(job)
      .catch((error: unknown) => onFailure(error, `job ${name}`))
      .finally(() => lanes.delete(lane))
    lanes.add(lane)
  }

  async function look(): Promise<number> {
    const runnable = definitions.filter((job) => job.isRunnable?.(contextOf()) ?? true)
    const due = await findDueQueues(
      queries,
      runnable.map(({ name }) => name),
    )
    for (const name of due) for (let free = byName.get(name)?.concurrency ?? 1; free > 0; free -= 1) wake(name)
    return due.length
  }

  let supervision = Promise.resolve()
  function supervise() {
    supervision = supervision
      .then(async () => {
        if (isStopping) return
        await runner.settleLost(definitions)
        await boss.supervise()
      })
      .catch((error: unknown) => onFailure(error, 'supervising jobs'))
    return supervision
  }

  const allLanes = () => [...running.values()].flatMap((lanes) => [...lanes])

  let offers = Promise.resolve()
  /** One after the other: all schedules at once would take every connection of the pool. */
  function offerScheduled(job: JobDefinition) {
    const { schedule } = job
    // A job that no process runs would wait for ever, and look late.
    if (!schedule || job.isRunnable?.(contextOf()) === false) return
    const row = { data: wrapped(schedule.payload), singletonSeconds: schedule.everySeconds }
    offers = offers
      .then(async () => {
        if (!isStopping) await database.transaction((tx) => insertScheduled(boss, tx, job.name, row))
      })
      .catch((error: unknown) => onFailure(error, `scheduling ${job.name}`))
  }

  const jobs: Jobs = {
    boss,
    prepare: () => (prepared ??= prepareQueues({ boss, database, definitions, contextOf })),
    start() {
      isStarted = true
      const poll = () => {
        if (!isStopping) look().catch((error: unknown) => onFailure(error, 'looking for jobs'))
      }
      timers.push(setInterval(poll, POLL_MS).unref())
      poll()
      timers.push(setInterval(() => void supervise(), SUPERVISE_MS).unref())
      for (const job of definitions) {
        if (!job.schedule) continue
        const everyMs = (job.schedule.everySeconds * 1_000) / SCHEDULE_OFFERS_PER_PERIOD
        timers.push(setInterval(() => offerScheduled(job), everyMs).unref())
        offerScheduled(job)
      }
    },
    async stop() {
      isStopping = true
      for (const timer of timers.splice(0)) clearInterval(timer)
      runner.stop()
      const patience = new Promise<void>((resolve) => setTimeout(resolve, STOP_PATIENCE_MS).unref())
      await Promise.race([Promise.all([...allLanes(), offers, supervision]), patience])
      if (prepared) await prepared.then(() => boss.stop({ graceful: false, close: false })).catch(() => {})
    },
    async runDue() {
      for (;;) {
        const due = await look()
        const lanes = allLanes()
        if (isStopping || (due === 0 && lanes.length === 0)) return
        await Promise.all(lanes)
      }
    },
    supervise,
    queueStates: () => findQueueStates(queries),
    runNow: (job, payload) => runner.runNow(job, payload),
    enqueue: (inside, job, payload, options) => jobs.enqueueAll(inside, job, [{ payload, ...options }]),
    async enqueueAll(inside, job, entries) {
      if (entries.length === 0) return
      if (!byName.has(job.name)) throw new Error(`No module lists the job ${job.name}.`)
      const now = contextOf().clock.now()
      const rows = entries.map((entry) => jobRow(job, entry, now))
      if (job.isUnique) await insertUnique(boss, inside, job.name, rows)
      else
        await boss.insert(
          job.name,
          rows.map(({ row }) => row),
          { db: bossWithin(inside) },
        )
      if (isStarted) afterCommit(inside, () => wake(job.name))
    },
  }
  return jobs
}

function jobRow<Payload>(
  job: JobRef<Payload>,
  {
    payload,
    key = ONLY_KEY,
    startAfter,
    skipsBackOff = false,
    isPrompt = false,
  }: { payload: Payload } & EnqueueOptions,
  now: Date,
): UniqueRow {
  const row = {
    data: wrapped(job.payload.parse(payload)),
    ...(job.isUnique && { singletonKey: key }),
    ...(isPrompt && { priority: PROMPT }),
    ...(startAfter && { startAfter: String(secondsUntil(startAfter, now)) }),
  }
  return { key, skipsBackOff, isPrompt, row }
}

/** Due times use the database's clock, so it receives a delay instead of an instant. */
function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, (moment.getTime() - now.getTime()) / 1_000)
}

/** pg-boss takes objects only; payloads may be anything that JSON holds. */
const wrapped = (payload: unknown) => ({ payload })

interface Preparation {
  boss: PgBoss
  database: Database
  definitions: readonly JobDefinition[]
  contextOf: () => AppContext
}

async function prepareQueues({ boss, database, definitions, contextOf }: Preparation) {
  await boss.start()
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of definitions) {
    const queue = present.get(job.name)
    const change = queue && queueUpdate(job, queue)
    if (change) await boss.updateQueue(job.name, change)
  }
  // Processes that start together take turns. An adoption is stored with the jobs it enqueues, so a process that is
  // killed between making a queue and filling it leaves both to the next start.
  await database.transaction(async (tx) => {
    await holdQueues(tx)
    const now = new Set((await boss.getQueues()).map(({ name }) => name))
    for (const job of definitions) if (!now.has(job.name)) await boss.createQueue(job.name, queueOptions(job))
    const adopting = definitions.filter(({ adopt }) => adopt !== undefined)
    const open = await takeAdoptions(
      tx,
      adopting.map(({ name }) => name),
    )
    for (const job of adopting) if (open.has(job.name)) await job.adopt?.(contextOf(), tx)
  })
  // What is enqueued within a transaction must not look a new queue up over a second connection.
  for (const job of definitions) await boss.insert(job.name, [])
}
