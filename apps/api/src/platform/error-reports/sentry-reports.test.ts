import { expect, onTestFinished, test, vi } from 'vitest'
import { startSentryReceiver } from '../../testing/sentry-receiver.ts'
import type { ErrorReport } from './error-reports-port.ts'
import { createSentryReports } from './sentry-reports.ts'

async function start({ timeoutMs = 5_000, drainMs = 20_000 } = {}) {
  const service = await startSentryReceiver()
  const lines: string[] = []
  let time = Date.parse('2026-11-23T10:00:00Z')
  const reports = createSentryReports({
    receiver: service.receiver,
    version: '0.1.0',
    build: 'abc123',
    environment: 'staging',
    folders: { root: '/srv/naikkelas', dataDir: '/srv/naikkelas/.data' },
    onLine: (line) => lines.push(line),
    now: () => time,
    timeoutMs,
    drainMs,
  })
  onTestFinished(async () => {
    await reports.stop()
    await service.close()
  })
  return { ...service, ...reports, lines, wait: (ms: number) => (time += ms) }
}

const failure = (message = 'cannot save', rest: Partial<ErrorReport> = {}): ErrorReport => ({
  side: 'server',
  where: 'POST /api/admin/media',
  thrown: [{ name: 'Error', message, stack: `Error: x\n    at save (/srv/naikkelas/apps/${message}.ts:1:2)` }],
  ...rest,
})

test('a report arrives as an envelope with what was thrown and caused, where, and which release', async () => {
  const { report, stop, envelopes } = await start()
  report({
    ...failure(),
    thrown: [...failure().thrown, { name: 'Error', message: 'no room for siti@contoh.id', code: 'ENOSPC' }],
    userId: '019aa1f8-40a8-7000-9005-38eb9861f505',
  })
  await stop()
  expect(envelopes).toHaveLength(1)
  expect(envelopes[0]?.headers['content-type']).toBe('application/x-sentry-envelope')
  expect(envelopes[0]?.event).toMatchObject({
    timestamp: Date.parse('2026-11-23T10:00:00Z') / 1000,
    platform: 'node',
    level: 'error',
    release: 'naikkelas@0.1.0+abc123',
    environment: 'staging',
    transaction: 'POST /api/admin/media',
    user: { id: '019aa1f8-40a8-7000-9005-38eb9861f505' },
    // The address that it comes from is ours.
    sdk: { settings: { infer_ip: 'never' } },
    exception: {
      values: [
        { type: 'Error', value: 'no room for [email]' },
        {
          type: 'Error',
          value: 'cannot save',
          stacktrace: { frames: [{ function: 'save', filename: 'apps/cannot save.ts', lineno: 1, colno: 2 }] },
        },
      ],
    },
  })
})

test('the reported location has no token and no query', async () => {
  const { report, stop, events } = await start()
  report(failure('satu', { where: 'GET http://localhost/preview/kUnc1-dRaf-RaHasia?email=siti@contoh.id' }))
  await stop()
  expect(events().map(({ transaction }) => transaction)).toEqual(['GET http://localhost/preview/[token]'])
})

test('a receiver that names another address is given neither the report nor its key there', async () => {
  const other = await startSentryReceiver()
  onTestFinished(other.close)
  const { report, stop, answer, lines } = await start()
  Object.assign(answer, { status: 307, headers: { location: other.receiver.url } })
  report(failure())
  await stop()
  expect([other.asked(), lines.length]).toEqual([0, 1])
})

test('of one error three a minute are reported, and the number of the others with the next', async () => {
  const { report, stop, events, wait } = await start()
  for (let visit = 0; visit < 231; visit++)
    report({ ...failure(), thrown: [{ ...failure().thrown[0], message: `visitor ${visit} failed` }] })
  report(failure('another'))
  wait(61_000)
  report(failure())
  await stop()
  expect(events().map((event) => event.extra?.untold)).toEqual([undefined, undefined, undefined, undefined, 228])
})

test('refused reports are dropped after one attempt, and that is logged once a minute', async () => {
  const { report, stop, answer, asked, lines, wait } = await start()
  answer.status = 500
  for (const name of ['one', 'two', 'three']) report(failure(name))
  await vi.waitFor(() => expect(asked()).toBe(3), { timeout: 10_000 })
  await vi.waitFor(() => expect(lines).toEqual(['1 error report was lost: it answered 500.']), { timeout: 10_000 })
  wait(61_000)
  report(failure('four'))
  await stop()
  expect(asked()).toBe(4)
  expect(lines.slice(1)).toEqual(['3 error reports were lost: it answered 500.'])
})

test('an unresponsive receiver queues at most a hundred reports, and delays the shutdown only briefly', async () => {
  const { report, stop, answer, asked, lines, wait } = await start({ timeoutMs: 60_000, drainMs: 50 })
  answer.status = null
  // Over more than a minute, so that it is the queue that is full.
  for (let kind = 0; kind < 150; kind++) {
    if (kind % 75 === 0) wait(61_000)
    report(failure(`kind ${kind}`))
  }
  await vi.waitFor(() => expect(asked()).toBe(1), { timeout: 10_000 })
  await stop()
  expect(asked()).toBe(1)
  const lost = lines.map((line) => Number(/^\d+/.exec(line)?.[0])).reduce((sum, count) => sum + count, 0)
  expect(lost).toBe(150)
  expect(lines[0]).toBe('1 error report was lost: too many waited.')
})

test('a receiver that is not there is named by its code', async () => {
  const { report, stop, lines, close } = await start()
  await close()
  report(failure())
  await stop()
  expect(lines).toEqual(['1 error report was lost: ECONNREFUSED.'])
})

test.each([
  ['Retry-After', { 'retry-after': '120' }, 120_000],
  ['a limit on errors', { 'x-sentry-rate-limits': '30:transaction:key, 90:error;default:organization' }, 90_000],
  ['neither', {} as Record<string, string>, 60_000],
])('a receiver that wants none for a while is left alone for as long as %s says', async (_, headers, ms) => {
  const { report, stop, answer, lines, wait, events } = await start()
  Object.assign(answer, { status: 429, headers })
  report(failure('first'))
  await vi.waitFor(() => expect(lines).toEqual(['1 error report was lost: it answered 429.']), { timeout: 10_000 })
  Object.assign(answer, { status: 200, headers: {} })
  wait(ms - 1)
  report(failure('within'))
  wait(1)
  report(failure('after'))
  await stop()
  expect(events().map(({ exception }) => exception.values[0]?.value)).toEqual(['after'])
})

test('an error that cannot be serialised is dropped without throwing', async () => {
  const { report, stop, lines } = await start()
  report({ ...failure(), thrown: null as never })
  await stop()
  expect(lines).toEqual([expect.stringContaining('it could not be written')])
})
