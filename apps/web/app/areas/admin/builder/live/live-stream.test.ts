import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLiveStream, type Source } from './live-stream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pageId = '0197a1c2-0000-7000-8000-000000000001'

/** Lines as the browser would open them, spoken through by hand. */
function openLines() {
  const lines: { address: string; isClosed: boolean; say: (name: string, data?: unknown) => void }[] = []
  const handlers = {
    onHead: vi.fn(),
    onPage: vi.fn(),
    onPeople: vi.fn(),
    onComments: vi.fn(),
    onLost: vi.fn(),
    onBack: vi.fn(),
    onGone: vi.fn(),
  }
  let version = 3
  const stream = openLiveStream({
    pageId,
    since: () => version,
    ...handlers,
    random: () => 0.5,
    openSource(address): Source {
      const listeners = new Map<string, (event: { data?: unknown }) => void>()
      const line = {
        address,
        isClosed: false,
        say: (name: string, data?: unknown) => listeners.get(name)?.({ data: JSON.stringify(data) }),
      }
      lines.push(line)
      return {
        addEventListener: (name, listener) => listeners.set(name, listener),
        close() {
          line.isClosed = true
        },
      }
    },
  })
  return {
    stream,
    lines,
    handlers,
    moveTo: (next: number) => {
      version = next
    },
  }
}

const head = (headVersion: number) => ({ headVersion, changes: [], media: [] })

test('it requests what followed the newest known version, and forwards changes', () => {
  const { lines, handlers } = openLines()
  expect(lines[0]?.address).toBe(`/api/admin/landing-pages/${pageId}/stream?since=3`)
  lines[0]?.say('head', head(4))
  lines[0]?.say('people', [])
  lines[0]?.say('comments', { threads: [] })
  expect(handlers.onHead).toHaveBeenCalledWith(head(4))
  expect(handlers.onPeople).toHaveBeenCalledWith([])
  expect(handlers.onComments).toHaveBeenCalledWith({ threads: [] })
})

test('a line that breaks is had again after a pause, from where one is by then', async () => {
  const { lines, handlers, moveTo } = openLines()
  moveTo(7)
  lines[0]?.say('error')
  expect([lines[0]?.isClosed, handlers.onLost.mock.calls.length, lines.length]).toEqual([true, 1, 1])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(lines[1]?.address).toContain('since=7')
})

test('the first event after an interruption is handlers as reconnected, once; the first connection is not', async () => {
  const { lines, handlers } = openLines()
  lines[0]?.say('beat')
  expect(handlers.onBack).not.toHaveBeenCalled()
  lines[0]?.say('error')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(handlers.onBack).not.toHaveBeenCalled()
  for (const name of ['beat', 'beat']) lines[1]?.say(name)
  expect(handlers.onBack).toHaveBeenCalledOnce()
})

test('while reconnecting fails the delays grow to half a minute; the first event resets them', async () => {
  const { lines } = openLines()
  for (let time = 0; time < 300; time++) {
    lines.at(-1)?.say('error')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(lines.length).toBeLessThan(18)
  const before = lines.length
  while (lines.length === before) await vi.advanceTimersByTimeAsync(1_000)
  const count = lines.length
  lines.at(-1)?.say('beat', {})
  lines.at(-1)?.say('error')
  await vi.advanceTimersByTimeAsync(1_100)
  expect(lines).toHaveLength(count + 1)
})

test('a silent connection is considered dead', async () => {
  const { lines, handlers } = openLines()
  for (let beat = 0; beat < 6; beat++) {
    await vi.advanceTimersByTimeAsync(10_000)
    lines[0]?.say('beat', {})
  }
  expect(handlers.onLost).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(27_000)
  expect([lines[0]?.isClosed, handlers.onLost.mock.calls.length, lines.length]).toEqual([true, 1, 2])
})

test('events of an old connection are ignored, and the online event reconnects at once', async () => {
  const { stream, lines, handlers } = openLines()
  lines[0]?.say('error')
  stream.retry()
  expect(lines).toHaveLength(2)
  lines[0]?.say('head', head(9))
  expect(handlers.onHead).not.toHaveBeenCalled()
  stream.retry()
  expect(lines).toHaveLength(2)
})

test('a deleted page is not requested again, a restarting server is', async () => {
  const { lines, handlers } = openLines()
  lines[0]?.say('end', { reason: 'restart' })
  await vi.advanceTimersByTimeAsync(1_100)
  lines[1]?.say('end', { reason: 'not_found' })
  await vi.advanceTimersByTimeAsync(100_000)
  expect([lines.length, handlers.onGone.mock.calls.length, lines[1]?.isClosed]).toEqual([2, 1, true])
})

test('what cannot be read harms nothing', () => {
  const { lines, handlers } = openLines()
  lines[0]?.say('head', { headVersion: 'x' })
  lines[0]?.say('people', 3)
  expect([handlers.onHead.mock.calls.length, handlers.onPeople.mock.calls.length]).toEqual([0, 0])
})

test('once stopped nothing is opened any more', async () => {
  const { stream, lines } = openLines()
  lines[0]?.say('error')
  stream.stop()
  stream.retry()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toHaveLength(1)
})

test('a hidden tab closes its connection, and catches up when it is visible again', async () => {
  const { stream, lines, handlers, moveTo } = openLines()
  stream.pause()
  lines[0]?.say('head', head(9))
  await vi.advanceTimersByTimeAsync(300_000)
  expect([lines.length, lines[0]?.isClosed, handlers.onLost.mock.calls.length]).toEqual([1, true, 0])
  expect(handlers.onHead).not.toHaveBeenCalled()
  moveTo(5)
  stream.retry()
  expect(lines[1]?.address).toContain('since=5')
})
