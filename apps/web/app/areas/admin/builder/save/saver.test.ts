import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChangesReply } from './saver-types.ts'
import { noAnswer, refusal } from './testing/model-server.ts'
import { openSaver, otherWrites } from './testing/open-saver.ts'
import { aHeadline, aPage } from './testing/pages.ts'
import { memoryShadow, openWriter, titleChange } from './testing/writer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('typing is sent as one change after a pause, and the words follow the state', async () => {
  const { writer, apply, first, server, status } = openSaver()
  expect(status()).toBe('saved')
  writer.type(first, 'Kelas data')
  expect(status()).toBe('saving')
  await vi.advanceTimersByTimeAsync(599)
  expect(apply).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(apply).toHaveBeenCalledTimes(1)
  expect(server.log).toHaveLength(1)
  expect(server.document).toEqual(writer.document)
  expect(status()).toBe('saved')
})

test('continuous typing is saved too', async () => {
  const { writer, first, server } = openSaver()
  for (let key = 0; key < 12; key++) {
    writer.edit([titleChange(writer.document, first, `Kelas ${key}`)], `${first}/title`)
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(server.log.length).toBeGreaterThan(0)
})

test('one request is on its way at a time; what is typed meanwhile goes with the next, unmixed', async () => {
  const { writer, apply, first, server } = openSaver()
  const answers: (() => void)[] = []
  const real = server.api()
  apply.mockImplementation(
    (base, changes) =>
      new Promise<ChangesReply>((resolve) => answers.push(() => void real.apply(base, changes).then(resolve))),
  )
  writer.type(first, 'Kelas')
  await vi.advanceTimersByTimeAsync(700)
  writer.type(first, 'Kelas data')
  await vi.advanceTimersByTimeAsync(5000)
  expect(apply).toHaveBeenCalledTimes(1)
  answers.shift()?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(apply).toHaveBeenCalledTimes(2)
  answers.shift()?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(server.log).toHaveLength(2)
  expect(server.document).toEqual(writer.document)
})

test('without an answer it tries again, ever slower, and says so', async () => {
  const { writer, apply, first, status, server } = openSaver()
  apply.mockRejectedValueOnce(noAnswer()).mockRejectedValueOnce(noAnswer()).mockRejectedValueOnce(noAnswer())
  writer.type(first, 'A')
  await vi.advanceTimersByTimeAsync(600)
  expect(status()).toBe('failed')
  const times: number[] = []
  for (const wait of [1000, 2000, 4000]) {
    await vi.advanceTimersByTimeAsync(wait - 1)
    times.push(apply.mock.calls.length)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(times).toEqual([1, 2, 3])
  expect(status()).toBe('saved')
  expect(server.document).toEqual(writer.document)
})

test('offline it says so, and sends as soon as the network is back', async () => {
  const network = { isOn: false }
  const { writer, apply, first, status, server } = openSaver({ isOnline: () => network.isOn })
  apply.mockRejectedValueOnce(noAnswer())
  writer.type(first, 'A')
  await vi.advanceTimersByTimeAsync(600)
  expect(status()).toBe('offline')
  network.isOn = true
  writer.saver.resume()
  await vi.advanceTimersByTimeAsync(10)
  expect(status()).toBe('saved')
  expect(server.document).toEqual(writer.document)
})

test('a busy server says how long to wait', async () => {
  const { writer, apply, first, status } = openSaver()
  apply.mockImplementationOnce(async (_base, _changes, options) => {
    options?.onRetryAfter?.(20_000)
    throw refusal('too_many')
  })
  writer.type(first, 'A')
  await vi.advanceTimersByTimeAsync(600)
  await vi.advanceTimersByTimeAsync(19_900)
  expect([apply.mock.calls.length, status()]).toEqual([1, 'failed'])
  await vi.advanceTimersByTimeAsync(100)
  expect([apply.mock.calls.length, status()]).toEqual([2, 'saved'])
})

test('a change whose answer was lost is not made twice, and its words are not changed under its id', async () => {
  const { writer, apply, first, server } = openSaver()
  apply.mockImplementationOnce(async (base, changes) => {
    server.apply(base, changes)
    throw noAnswer()
  })
  writer.type(first, 'Kelas')
  await vi.advanceTimersByTimeAsync(600)
  writer.type(first, 'Kelas data')
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.document).toEqual(writer.document)
  expect(writer.titles()[0]).toBe('Kelas data')
  expect(server.log).toHaveLength(2)
})

test('an ended session pauses saving; signed in again, everything is sent', async () => {
  const { writer, apply, first, server, status } = openSaver()
  apply.mockRejectedValueOnce(refusal('not_signed_in'))
  writer.type(first, 'A')
  await vi.advanceTimersByTimeAsync(600)
  expect(writer.saver.getState()).toMatchObject({ needsSignIn: true, status: 'failed' })
  writer.type(first, 'AB')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(apply).toHaveBeenCalledTimes(1)
  writer.saver.resume()
  await vi.advanceTimersByTimeAsync(100)
  expect(status()).toBe('saved')
  expect(server.document).toEqual(writer.document)
  expect(writer.titles()[0]).toBe('AB')
})

test('an outdated builder stops and asks for a reload; the input is kept', async () => {
  const { writer, apply, first, shadow } = openSaver()
  apply.mockRejectedValueOnce(refusal('reload_needed'))
  writer.type(first, 'A')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(writer.saver.getState()).toMatchObject({ needsReload: true, hasPending: true })
  expect(apply).toHaveBeenCalledTimes(1)
  expect(shadow.kept).toHaveLength(1)
})

test('a page that was deleted meanwhile is not asked for again and again', async () => {
  const { writer, apply, first, status } = openSaver()
  apply.mockRejectedValueOnce(refusal('not_found'))
  writer.type(first, 'A')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(apply).toHaveBeenCalledTimes(1)
  expect(status()).toBe('failed')
  expect(writer.notify).toHaveBeenCalledWith('Yang Anda cari tidak ada atau sudah dihapus.')
})

test('nothing is sent before it lies in the browser', async () => {
  const { writer, apply, first, shadow } = openSaver()
  let release = () => {}
  shadow.written = () => new Promise<void>((resolve) => (release = resolve))
  writer.type(first, 'A')
  await vi.advanceTimersByTimeAsync(5000)
  expect(apply).not.toHaveBeenCalled()
  release()
  await vi.advanceTimersByTimeAsync(0)
  expect(apply).toHaveBeenCalledTimes(1)
})

test('what is sent on leaving is not changed by typing on when the tab stays after all', async () => {
  const { writer, first, server } = openSaver()
  writer.type(first, 'Kelas')
  writer.saver.sendOnLeave()
  writer.type(first, 'Kelas data')
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.document.sections[0]?.content.title).toBe('Kelas data')
  expect(server.document).toEqual(writer.document)
})

test('flush reports whether the server has everything', async () => {
  const { writer, apply, first } = openSaver()
  writer.type(first, 'A')
  const flushed = writer.saver.flush()
  await vi.advanceTimersByTimeAsync(10)
  expect(await flushed).toBe(true)
  apply.mockRejectedValueOnce(noAnswer())
  writer.type(first, 'AB')
  const failed = writer.saver.flush()
  await vi.advanceTimersByTimeAsync(10)
  expect(await failed).toBe(false)
})

test('changes of an earlier visit that the server already has are applied once, without a question', async () => {
  const { server, first } = openSaver()
  const left = Array.from({ length: 450 }, (_, index) => ({
    id: crypto.randomUUID(),
    operations: [titleChange(aPage(aHeadline(index === 0 ? 'Satu' : `T${index - 1}`, first)), first, `T${index}`)],
  }))
  for (let start = 0; start < 450; start += 150) server.apply(server.version, left.slice(start, start + 150))
  otherWrites(server, first, 'punya mereka')
  const writer = openWriter({
    api: server.api(),
    shadow: memoryShadow(),
    head: { version: server.version, document: server.document },
    pending: left,
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(writer.saver.getState()).toMatchObject({ status: 'saved', conflicts: [], hasPending: false })
  expect(writer.titles()[0]).toBe('punya mereka')
  expect(server.log).toHaveLength(451)
})
