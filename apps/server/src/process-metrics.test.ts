import { createTestDatabase } from '@naikkelas/api/testing/test-database'
import { makeAdmin } from '@naikkelas/api/testing/factories'
import { expect, onTestFinished, test, vi } from 'vitest'
import { processMetrics, secondsLate } from './process-metrics.ts'
import { startTestServer } from './testing/test-server.ts'

test('a process exposes event loop delay, pool usage, page age and connections as metrics', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  await makeAdmin(database)
  const server = await startTestServer({ env: { databaseUrl: database.url } })
  await server.ask('/api/health')
  const valueOf = async (name: string, label?: string) =>
    (await server.metrics()).find(
      (sample) => sample.name === name && (label === undefined || Object.values(sample.labels ?? {}).includes(label)),
    )?.value

  await vi.waitFor(async () => expect(await valueOf('naikkelas_page_poll_age_seconds')).toBeLessThan(60), 10_000)
  expect(await valueOf('naikkelas_database_connections', 'idle')).toBeGreaterThan(0)
  expect(await valueOf('naikkelas_database_connections', 'waiting')).toBe(0)
  expect(await valueOf('naikkelas_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  const until = performance.now() + 200
  while (performance.now() < until) Math.sqrt(until)
  let worst = 0
  await vi.waitFor(async () => {
    worst = Math.max(worst, (await valueOf('naikkelas_event_loop_delay_seconds', '1')) ?? 0)
    expect(worst).toBeGreaterThan(0)
  }, 10_000)
})

test('a process exposes the number of failed jobs and the waiting time of the oldest due job', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  await makeAdmin(database)
  const server = await startTestServer({ env: { databaseUrl: database.url } })
  await server.ask('/api/health')
  const ofPurges = async () =>
    Object.fromEntries(
      (await server.metrics())
        .filter(({ name, labels }) => name.startsWith('naikkelas_jobs') && labels?.queue === 'purge-cdn')
        .map(({ name, labels, value }) => [labels?.state ?? name, value]),
    )

  await vi.waitFor(async () => expect(await ofPurges()).toMatchObject({ failed: 0 }), 10_000)
  // No worker runs these: this installation has no CDN.
  await database.pool.query(`DELETE FROM pgboss.job WHERE name = 'purge-cdn'`)
  await database.pool.query(`
    INSERT INTO pgboss.job (name, policy, singleton_key, state, start_after) VALUES
      ('purge-cdn', 'stately', 'one', 'created', now() - interval '90 seconds'),
      ('purge-cdn', 'stately', 'two', 'created', now() + interval '1 hour'),
      ('purge-cdn', 'stately', 'three', 'failed', now() - interval '1 hour')`)

  const now = await ofPurges()
  expect(now).toMatchObject({ waiting: 2, active: 0, failed: 1 })
  expect(now.naikkelas_jobs_lag_seconds).toBeGreaterThanOrEqual(90)
  expect(now.naikkelas_jobs_lag_seconds).toBeLessThan(150)
})

test('during a database outage only the job metrics are missing', async () => {
  const ask = processMetrics({
    pool: () => undefined,
    pagePollAgeMs: () => undefined,
    jobQueues: () => new Promise(() => {}),
  })
  const names = (await ask()).map(({ name }) => name)
  expect(names).toContain('naikkelas_resident_memory_bytes')
  expect(names).not.toContain('naikkelas_jobs')
})

test('a timer that ran on time is not late, and one that was held up is late by that much', () => {
  expect([20e6, 19.5e6, 120e6].map(secondsLate)).toEqual([0, 0, 0.1])
})
