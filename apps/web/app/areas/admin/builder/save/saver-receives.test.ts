import type { HeadNews } from '@naikkelas/contract/pages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChangedPlace } from '../model/builder-store.ts'
import { type ModelServer, noAnswer } from './testing/model-server.ts'
import { openSaver, otherWrites } from './testing/open-saver.ts'
import { titleChange } from './testing/writer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Changes that the server pushes after a version. */
function newsOf(server: ModelServer, since: number): HeadNews {
  return structuredClone({ headVersion: server.version, changes: server.since(since), media: [] })
}

test('remote changes are shown when pushed, while own edits wait to be sent, and no request is made', async () => {
  const { writer, first, second, server, apply } = openSaver()
  writer.type(first, 'ditulis di sini')
  otherWrites(server, second, 'Dua baru')

  await writer.saver.receive(newsOf(server, 0))

  expect(writer.titles()).toEqual(['ditulis di sini', 'Dua baru'])
  expect([apply.mock.calls.length, writer.saver.headVersion()]).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(700)
  expect(writer.document).toEqual(server.document)
  expect(writer.saver.getState()).toMatchObject({ status: 'saved', hasPending: false })
})

test('own words that come back with the news before their answer does are acknowledged once', async () => {
  const { writer, first, second, server, apply } = openSaver()
  let answer = () => {}
  const real = server.api()
  apply.mockImplementationOnce(async (base, changes) => {
    const reply = await real.apply(base, changes)
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return reply
  })
  writer.type(first, 'ditulis di sini')
  await vi.advanceTimersByTimeAsync(700)
  otherWrites(server, second, 'Dua baru')

  await writer.saver.receive(newsOf(server, 0))
  expect(writer.saver.getState().hasPending).toBe(false)
  answer()
  await vi.advanceTimersByTimeAsync(700)

  expect(writer.document).toEqual(server.document)
  expect([writer.saver.headVersion(), apply.mock.calls.length]).toEqual([2, 1])
  expect(writer.saver.getState()).toMatchObject({ status: 'saved', conflicts: [] })
})

test('edits whose response was lost are reported as saved when the stream contains them', async () => {
  const { writer, first, server, apply, status } = openSaver()
  const real = server.api()
  apply.mockImplementationOnce(async (base, changes) => {
    await real.apply(base, changes)
    throw noAnswer()
  })
  writer.type(first, 'ditulis di sini')
  await vi.advanceTimersByTimeAsync(700)
  expect(status()).toBe('failed')

  await writer.saver.receive(newsOf(server, 0))

  expect(writer.saver.getState()).toMatchObject({ status: 'saved', hasPending: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(apply.mock.calls.length).toBe(1)
})

test('news that leaves something out, and news that is only a version, is asked for', async () => {
  const { writer, first, second, server } = openSaver()
  otherWrites(server, first, 'Satu baru')
  otherWrites(server, second, 'Dua baru')
  await writer.saver.receive(newsOf(server, 1))
  expect(writer.titles()).toEqual(['Satu baru', 'Dua baru'])
  otherWrites(server, second, 'Dua lagi')
  await writer.saver.receive({ headVersion: 3, changes: null, media: [] })
  expect(writer.titles()).toEqual(['Satu baru', 'Dua lagi'])
})

test('news that comes while an older answer is on its way is not lost: it is asked for', async () => {
  const { writer, second, server, changesSince } = openSaver()
  let arrive = () => {}
  const real = server.api()
  changesSince.mockImplementationOnce(async (since) => {
    const older = await real.changesSince(since)
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return older
  })
  otherWrites(server, second, 'Satu')
  void writer.saver.receive({ headVersion: 1, changes: null, media: [] })
  await vi.advanceTimersByTimeAsync(0)
  otherWrites(server, second, 'Dua')
  otherWrites(server, second, 'Tiga')
  void writer.saver.receive(newsOf(server, 2))
  arrive()
  await vi.advanceTimersByTimeAsync(0)

  expect([writer.saver.headVersion(), writer.document]).toEqual([3, server.document])
})

test('news whose answer was lost is asked for until it is there', async () => {
  const { writer, second, server, changesSince } = openSaver()
  otherWrites(server, second, 'Satu')
  changesSince.mockRejectedValueOnce(noAnswer()).mockRejectedValueOnce(noAnswer())
  await writer.saver.receive({ headVersion: 1, changes: null, media: [] })
  expect(writer.saver.headVersion()).toBe(0)
  await vi.advanceTimersByTimeAsync(10_000)

  expect([writer.saver.headVersion(), changesSince.mock.calls.length]).toEqual([1, 3])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(changesSince).toHaveBeenCalledTimes(3)
})

test('news that was received before changes nothing', async () => {
  const { writer, second, server } = openSaver()
  otherWrites(server, second, 'Dua baru')
  const news = newsOf(server, 0)
  await writer.saver.receive(news)
  otherWrites(server, second, 'Dua lagi')
  await writer.saver.receive(newsOf(server, 1))
  writer.takeOver.mockClear()
  await writer.saver.receive(news)
  expect(writer.takeOver).not.toHaveBeenCalled()
  expect(writer.titles()).toEqual(['Satu', 'Dua lagi'])
})

test('a field that someone else wrote meanwhile is asked about with both values before anything is sent', async () => {
  const { writer, first, server, apply } = openSaver()
  writer.type(first, 'punya saya')
  otherWrites(server, first, 'punya mereka')
  await writer.saver.receive(newsOf(server, 0))
  expect(apply).not.toHaveBeenCalled()
  const { conflicts } = writer.saver.getState()
  expect(conflicts).toMatchObject([{ kind: 'field', sectionId: first, mine: 'punya saya', theirs: 'punya mereka' }])
  expect(conflicts.map(writer.saver.causedBy)).toMatchObject([{ name: 'Rani' }])
})

test('the last to change a field, and anything of a section, is known by name; of other places no one is', async () => {
  const { writer, first, second, server } = openSaver()
  otherWrites(server, first, 'Satu baru')
  await writer.saver.receive(newsOf(server, 0))
  const nameAt = (place: ChangedPlace) => writer.saver.lastAt(place)?.name
  expect(nameAt({ sectionId: first, path: ['title'] })).toBe('Rani')
  expect(nameAt({ sectionId: first })).toBe('Rani')
  expect([nameAt({ sectionId: first, path: ['eyebrow'] }), nameAt({ sectionId: second })]).toEqual([
    undefined,
    undefined,
  ])
})

test('a response older than the pushed state reverts nothing', async () => {
  const { writer, first, second, server, apply } = openSaver()
  const real = server.api()
  apply.mockImplementationOnce(async (base, changes) => {
    const reply = await real.apply(base, changes)
    otherWrites(server, second, 'Dua baru')
    await writer.saver.receive(newsOf(server, 0))
    return reply
  })
  writer.edit([titleChange(writer.document, first, 'A')])
  await vi.advanceTimersByTimeAsync(700)
  expect(writer.saver.headVersion()).toBe(2)
  expect(writer.titles()).toEqual(['A', 'Dua baru'])
  expect(writer.document).toEqual(server.document)
})

test('a tab that slept until the changes it lacks were squashed loads the whole page and keeps its own edits', async () => {
  const { writer, first, second, server } = openSaver()
  for (const title of ['Dua a', 'Dua b', 'Dua c', 'Dua d']) otherWrites(server, second, title)
  server.squashedTo = 3
  writer.type(first, 'ditulis di sini')

  await writer.saver.receive(newsOf(server, 0))
  expect(writer.titles()).toEqual(['ditulis di sini', 'Dua d'])
  await vi.advanceTimersByTimeAsync(700)

  expect(writer.document).toEqual(server.document)
  expect([writer.saver.headVersion(), writer.saver.getState().status]).toEqual([5, 'saved'])
})

test('a tab whose edits are the first it sends after such a sleep ends with the page of the server', async () => {
  const { writer, first, second, server } = openSaver()
  for (const title of ['Dua a', 'Dua b', 'Dua c', 'Dua d']) otherWrites(server, second, title)
  server.squashedTo = 3
  writer.type(first, 'ditulis di sini')
  await vi.advanceTimersByTimeAsync(700)

  expect(writer.titles()).toEqual(['ditulis di sini', 'Dua d'])
  expect(writer.document).toEqual(server.document)
  expect(writer.saver.getState()).toMatchObject({ status: 'saved', conflicts: [] })
})
