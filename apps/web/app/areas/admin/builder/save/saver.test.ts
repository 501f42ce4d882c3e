import { aHeadline, aPage } from './testing/pages.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ModelServer, noAnswer, refusal } from './testing/model-server.ts'
import { memoryShadow, openWriter, titleChange } from './testing/writer.ts'
import type { ChangesReply, SaveApi } from './saver-types.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page of two titles, its server, and someone who writes on it. */
function open({ isOnline = () => true }: { isOnline?: () => boolean } = {}) {
  const [first, second] = [aHeadline('Satu'), aHeadline('Dua')]
  const server = new ModelServer(aPage(first, second))
  const api = server.api()
  const apply = vi.fn<SaveApi['apply']>(api.apply)
  const shadow = memoryShadow()
  const writer = openWriter({ api: { ...api, apply }, shadow, head: { version: 0, document: server.document }, isOnline })
  return { server, apply, shadow, writer, first: first.id, second: second.id, status: () => writer.saver.getState().status }
}

const otherWrites = (server: ModelServer, sectionId: string, value: string) => server.apply(server.version, [{ id: crypto.randomUUID(), operations: [titleChange(server.document, sectionId, value)] }])

test('typing is sent as one change after a pause, and the words follow the state', async () => {
  const { writer, apply, first, server, status } = open()
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

test('someone who never pauses is saved all the same', async () => {
  const { writer, first, server } = open()
  for (let key = 0; key < 12; key++) {
    writer.edit([titleChange(writer.document, first, `Kelas ${key}`)], `${first}/title`)
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(server.log.length).toBeGreaterThan(0)
})

test('one request is on its way at a time; what is typed meanwhile goes with the next, unmixed', async () => {
  const { writer, apply, first, server } = open()
  const answers: (() => void)[] = []
  const real = server.api()
  apply.mockImplementation((base, changes) => new Promise<ChangesReply>((resolve) => answers.push(() => void real.apply(base, changes).then(resolve))))
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
  const { writer, apply, first, status, server } = open()
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
  const { writer, apply, first, status, server } = open({ isOnline: () => network.isOn })
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
  const { writer, apply, first, status } = open()
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
  const { writer, apply, first, server } = open()
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

test('two people who write different fields keep both, in the same order on both screens', async () => {
  const { writer, first, second, server, status } = open()
  otherWrites(server, second, 'Dua baru')
  server.apply(server.version, [{ id: crypto.randomUUID(), operations: [{ kind: 'moveSection', sectionId: second, afterId: null }] }])
  writer.type(first, 'Satu baru')
  await vi.advanceTimersByTimeAsync(700)
  expect(server.document.sections.map(({ content }) => content.title)).toEqual(['Dua baru', 'Satu baru'])
  expect(writer.document).toEqual(server.document)
  expect(status()).toBe('saved')
})

test('the same field from a stale page: both values are kept to choose from, and everything else is saved', async () => {
  const { writer, first, second, server, shadow } = open()
  otherWrites(server, first, 'punya mereka')
  writer.type(first, 'punya saya')
  writer.type(second, 'Dua baru')
  await vi.advanceTimersByTimeAsync(3000)
  const { conflicts, hasPending, status } = writer.saver.getState()
  expect(conflicts).toMatchObject([{ kind: 'field', sectionId: first, path: ['title'], mine: 'punya saya', theirs: 'punya mereka' }])
  expect([hasPending, status]).toEqual([true, 'saved'])
  expect(writer.titles()).toEqual(['punya mereka', 'Dua baru'])
  expect(server.document).toEqual(writer.document)
  // Closing the tab now must not lose the value that was not chosen yet.
  expect(shadow.kept).toHaveLength(1)
  const [conflict] = conflicts
  writer.edit([titleChange(writer.document, first, 'punya saya')])
  writer.saver.settleConflict(conflict?.id ?? '')
  await vi.advanceTimersByTimeAsync(700)
  expect(server.document.sections[0]?.content.title).toBe('punya saya')
  expect([writer.saver.getState().hasPending, shadow.kept.length]).toEqual([false, 0])
})

test('words typed on in a field whose conflict is open belong to the same question', async () => {
  const { writer, first, server, apply } = open()
  otherWrites(server, first, 'punya mereka')
  const real = server.api()
  apply.mockImplementationOnce(async (base, changes) => {
    writer.edit([titleChange(writer.document, first, 'saya lagi')], null)
    return real.apply(base, changes)
  })
  writer.type(first, 'saya')
  await vi.advanceTimersByTimeAsync(3000)
  expect(writer.saver.getState().conflicts).toMatchObject([{ kind: 'field', mine: 'saya lagi', theirs: 'punya mereka' }])
})

test('a section removed elsewhere stays removed, and its changed form is offered back', async () => {
  const { writer, first, second, server } = open()
  server.apply(0, [{ id: crypto.randomUUID(), operations: [{ kind: 'removeSection', sectionId: first }] }])
  writer.type(first, 'Satu baru')
  writer.type(second, 'Dua baru')
  await vi.advanceTimersByTimeAsync(3000)
  expect(writer.titles()).toEqual(['Dua baru'])
  expect(server.document).toEqual(writer.document)
  expect(writer.saver.getState().conflicts).toMatchObject([{ kind: 'removed', section: { id: first, content: { title: 'Satu baru' } } }])
})

test('an ended session pauses saving; signed in again, everything is sent', async () => {
  const { writer, apply, first, server, status } = open()
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

test('a change the server refuses is set aside with its sentence, and nothing else is lost', async () => {
  const { writer, apply, first, second, server } = open()
  apply.mockImplementation(async (base, changes) => {
    const bad = changes.findIndex(({ operations }) => JSON.stringify(operations).includes('terlarang'))
    const reply = server.apply(base, bad === -1 ? changes : changes.slice(0, bad))
    if (bad === -1) return reply
    throw refusal('invalid_input', { changeId: changes[bad]?.id, accepted: reply.accepted, headVersion: reply.headVersion }, [{ path: 'title', message: 'Judul ini tidak boleh dipakai.' }])
  })
  writer.edit([titleChange(writer.document, second, 'Dua baru')])
  writer.edit([titleChange(writer.document, first, 'terlarang')])
  writer.edit([{ kind: 'changeTemplate', value: 1, was: 0 }])
  await vi.advanceTimersByTimeAsync(3000)
  expect(writer.saver.getState().conflicts).toMatchObject([{ kind: 'refused', sentence: 'Judul ini tidak boleh dipakai.', mine: 'terlarang' }])
  expect(server.document).toMatchObject({ template: 1, sections: [{ content: { title: 'Satu' } }, { content: { title: 'Dua baru' } }] })
  expect(writer.document).toEqual(server.document)
})

test('a request that is too large is sent in parts; one change that alone is too large is set aside', async () => {
  const { writer, apply, first, second, server } = open()
  apply.mockImplementation(async (base, changes) => {
    if (changes.length > 2 || JSON.stringify(changes).includes('raksasa')) throw refusal('body_too_large')
    return server.apply(base, changes)
  })
  for (const title of ['a', 'b', 'c', 'd', 'e']) writer.edit([titleChange(writer.document, first, title)])
  writer.edit([titleChange(writer.document, second, 'raksasa')])
  writer.edit([titleChange(writer.document, first, 'f')])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.document.sections.map(({ content }) => content.title)).toEqual(['f', 'Dua'])
  expect(writer.saver.getState().conflicts).toMatchObject([{ kind: 'refused', mine: 'raksasa' }])
  expect(writer.document).toEqual(server.document)
})

test('an outdated builder stops and asks to be loaded anew; what was typed is kept', async () => {
  const { writer, apply, first, shadow } = open()
  apply.mockRejectedValueOnce(refusal('reload_needed'))
  writer.type(first, 'A')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(writer.saver.getState()).toMatchObject({ needsReload: true, hasPending: true })
  expect(apply).toHaveBeenCalledTimes(1)
  expect(shadow.kept).toHaveLength(1)
})

test('a page that was deleted meanwhile is not asked for again and again', async () => {
  const { writer, apply, first, status } = open()
  apply.mockRejectedValueOnce(refusal('not_found'))
  writer.type(first, 'A')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(apply).toHaveBeenCalledTimes(1)
  expect(status()).toBe('failed')
  expect(writer.tell).toHaveBeenCalledWith('Yang Anda cari tidak ada atau sudah dihapus.')
})

test('nothing is sent before it lies in the browser', async () => {
  const { writer, apply, first, shadow } = open()
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
  const { writer, first, server } = open()
  writer.type(first, 'Kelas')
  writer.saver.sendOnLeave()
  writer.type(first, 'Kelas data')
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.document.sections[0]?.content.title).toBe('Kelas data')
  expect(server.document).toEqual(writer.document)
})

test('flush tells whether the server has everything', async () => {
  const { writer, apply, first } = open()
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

test('what others did is taken in on asking, without an edit of one’s own', async () => {
  const { writer, second, server } = open()
  otherWrites(server, second, 'Dua baru')
  await writer.saver.refresh()
  expect(writer.titles()).toEqual(['Satu', 'Dua baru'])
  expect(writer.saver.headVersion()).toBe(1)
})

test('what an earlier visit left behind and the server holds already is asked of nobody and made once', async () => {
  const { server, first } = open()
  const left = Array.from({ length: 450 }, (_, index) => ({ id: crypto.randomUUID(), operations: [titleChange(aPage(aHeadline(index === 0 ? 'Satu' : `T${index - 1}`, first)), first, `T${index}`)] }))
  for (let start = 0; start < 450; start += 150) server.apply(server.version, left.slice(start, start + 150))
  otherWrites(server, first, 'punya mereka')
  const writer = openWriter({ api: server.api(), shadow: memoryShadow(), head: { version: server.version, document: server.document }, pending: left })
  await vi.advanceTimersByTimeAsync(5000)
  expect(writer.saver.getState()).toMatchObject({ status: 'saved', conflicts: [], hasPending: false })
  expect(writer.titles()[0]).toBe('punya mereka')
  expect(server.log).toHaveLength(451)
})

test('news that is younger than the answer it came with waits for the next one', async () => {
  const { writer, apply, first, second, server } = open()
  apply.mockImplementationOnce(async (base, changes) => {
    const reply = server.apply(base, changes)
    otherWrites(server, second, 'Dua baru')
    return { ...reply, others: server.since(base).filter(({ version }) => version > reply.headVersion) }
  })
  writer.type(first, 'A')
  await vi.advanceTimersByTimeAsync(1000)
  expect(writer.saver.headVersion()).toBe(1)
  writer.type(first, 'B')
  await vi.advanceTimersByTimeAsync(1000)
  expect(writer.titles()).toEqual(['B', 'Dua baru'])
  expect(writer.document).toEqual(server.document)
})

test('an answer that does not fit what is known is mended by loading the page anew', async () => {
  const { writer, apply, first, server } = open()
  apply.mockImplementationOnce(async (base, changes) => ({ ...server.apply(base, changes), headVersion: 9 }))
  writer.type(first, 'A')
  await vi.advanceTimersByTimeAsync(1000)
  expect(writer.saver.headVersion()).toBe(1)
  expect(writer.document).toEqual(server.document)
})
