import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from './testing/model-server.ts'
import { openSaver, otherWrites } from './testing/open-saver.ts'
import { titleChange } from './testing/writer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('changes of different fields by two people are kept, in the same order on both screens', async () => {
  const { writer, first, second, server, status } = openSaver()
  otherWrites(server, second, 'Dua baru')
  server.apply(server.version, [
    { id: crypto.randomUUID(), operations: [{ kind: 'moveSection', sectionId: second, afterId: null }] },
  ])
  writer.type(first, 'Satu baru')
  await vi.advanceTimersByTimeAsync(700)
  expect(server.document.sections.map(({ content }) => content.title)).toEqual(['Dua baru', 'Satu baru'])
  expect(writer.document).toEqual(server.document)
  expect(status()).toBe('saved')
})

test('the same field from a stale page: both values are kept to choose from, and everything else is saved', async () => {
  const { writer, first, second, server, shadow } = openSaver()
  otherWrites(server, first, 'punya mereka')
  writer.type(first, 'punya saya')
  writer.type(second, 'Dua baru')
  await vi.advanceTimersByTimeAsync(3000)
  const { conflicts, hasPending, status } = writer.saver.getState()
  expect(conflicts).toMatchObject([
    { kind: 'field', sectionId: first, path: ['title'], mine: 'punya saya', theirs: 'punya mereka' },
  ])
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
  const { writer, first, server, apply } = openSaver()
  otherWrites(server, first, 'punya mereka')
  const real = server.api()
  apply.mockImplementationOnce(async (base, changes) => {
    writer.edit([titleChange(writer.document, first, 'saya lagi')], null)
    return real.apply(base, changes)
  })
  writer.type(first, 'saya')
  await vi.advanceTimersByTimeAsync(3000)
  expect(writer.saver.getState().conflicts).toMatchObject([
    { kind: 'field', mine: 'saya lagi', theirs: 'punya mereka' },
  ])
})

test('a section removed elsewhere stays removed, and its changed form is offered back', async () => {
  const { writer, first, second, server } = openSaver()
  server.apply(0, [{ id: crypto.randomUUID(), operations: [{ kind: 'removeSection', sectionId: first }] }])
  writer.type(first, 'Satu baru')
  writer.type(second, 'Dua baru')
  await vi.advanceTimersByTimeAsync(3000)
  expect(writer.titles()).toEqual(['Dua baru'])
  expect(server.document).toEqual(writer.document)
  expect(writer.saver.getState().conflicts).toMatchObject([
    { kind: 'removed', section: { id: first, content: { title: 'Satu baru' } } },
  ])
})

test('a change the server refuses is set aside with its sentence, and nothing else is lost', async () => {
  const { writer, apply, first, second, server } = openSaver()
  apply.mockImplementation(async (base, changes) => {
    const bad = changes.findIndex(({ operations }) => JSON.stringify(operations).includes('terlarang'))
    const reply = server.apply(base, bad === -1 ? changes : changes.slice(0, bad))
    if (bad === -1) return reply
    throw refusal(
      'invalid_input',
      { changeId: changes[bad]?.id, accepted: reply.accepted, headVersion: reply.headVersion },
      [{ path: 'title', message: 'Judul ini tidak boleh dipakai.' }],
    )
  })
  writer.edit([titleChange(writer.document, second, 'Dua baru')])
  writer.edit([titleChange(writer.document, first, 'terlarang')])
  writer.edit([{ kind: 'changeTemplate', value: 1, was: 0 }])
  await vi.advanceTimersByTimeAsync(3000)
  expect(writer.saver.getState().conflicts).toMatchObject([
    { kind: 'refused', sentence: 'Judul ini tidak boleh dipakai.', mine: 'terlarang' },
  ])
  expect(server.document).toMatchObject({
    template: 1,
    sections: [{ content: { title: 'Satu' } }, { content: { title: 'Dua baru' } }],
  })
  expect(writer.document).toEqual(server.document)
})

test('a request that is too large is sent in parts; one change that alone is too large is set aside', async () => {
  const { writer, apply, first, second, server } = openSaver()
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

test('what others did is taken in on asking, without an edit of one’s own', async () => {
  const { writer, second, server } = openSaver()
  otherWrites(server, second, 'Dua baru')
  await writer.saver.refresh()
  expect(writer.titles()).toEqual(['Satu', 'Dua baru'])
  expect(writer.saver.headVersion()).toBe(1)
})

test('news that is younger than the answer it came with waits for the next one', async () => {
  const { writer, apply, first, second, server } = openSaver()
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

test('a response that does not fit the known state is resolved by reloading the page', async () => {
  const { writer, apply, first, server } = openSaver()
  apply.mockImplementation(async (base, changes) => ({ ...server.apply(base, changes), headVersion: 9 }))
  writer.type(first, 'A')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([writer.saver.headVersion(), apply.mock.calls.length]).toEqual([1, 1])
  expect(writer.document).toEqual(server.document)
})
