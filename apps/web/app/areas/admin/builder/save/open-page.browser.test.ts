import type { Operation } from '@naikkelas/page'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { aLandingPage } from '../../landing-pages/testing.ts'
import { openPage } from './open-page.ts'
import { ModelServer } from './testing/model-server.ts'
import { aHeadline, aPage } from './testing/pages.ts'
import { titleChange } from './testing/writer.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page on a server that can be cut off, and the builder opened on it as often as one likes. */
function aServedPage() {
  const id = crypto.randomUUID()
  const first = aHeadline('Satu')
  const server = new ModelServer(aPage(first, aHeadline('Dua')))
  const network = { isOn: true }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!network.isOn) throw new TypeError('Failed to fetch')
    return answer(() => {
      if (init.method === 'GET')
        return {
          headVersion: server.version,
          changes: server.since(Number(new URL(address, location.href).searchParams.get('since'))),
          media: [],
        }
      const { baseVersion, changes } = JSON.parse(String(init.body)) as {
        baseVersion: number
        changes: Parameters<ModelServer['apply']>[1]
      }
      return server.apply(baseVersion, changes)
    })
  })
  const open = async (accountId = 'rani') => {
    const opened = await openPage(
      {
        page: aLandingPage({ id, headVersion: server.version }),
        document: structuredClone(server.document),
        media: [],
      },
      { accountId },
    )
    onTestFinished(() => opened.saver.stop())
    return opened
  }
  return { server, network, open, sectionId: first.id }
}

function answer(handle: () => unknown): Response {
  try {
    return Response.json({ status: 200, message: 'Berhasil', data: handle() })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return Response.json({ status: error.status, message: error.message, data: error.data }, { status: error.status })
  }
}

type Opened = Awaited<ReturnType<typeof openPage>>
const write = ({ store }: Opened, sectionId: string, title: string) =>
  store.actions.edit([titleChange(store.getState().document, sectionId, title)], { run: 'judul' })
const titleIn = ({ store }: Opened) => store.getState().document.sections[0]?.content.title
const isSaved = ({ saver }: Opened) =>
  vi.waitFor(() => expect(saver.getState()).toMatchObject({ status: 'saved', hasPending: false }), 15_000)

test('what was written without a network is there on return, and is sent then', async () => {
  const { server, network, open, sectionId } = aServedPage()
  const before = await open()
  network.isOn = false
  write(before, sectionId, 'Ditulis luring')
  await vi.waitFor(() => expect(before.saver.getState().status).not.toBe('saving'), 15_000)
  before.saver.stop()
  network.isOn = true
  const after = await open()
  expect([after.recovered, titleIn(after)]).toEqual([1, 'Ditulis luring'])
  await isSaved(after)
  expect(server.document.sections[0]?.content.title).toBe('Ditulis luring')
  expect((await open()).recovered).toBe(0)
})

test('what the server took though its answer never came is not made twice', async () => {
  const { server, open, sectionId } = aServedPage()
  const before = await open()
  write(before, sectionId, 'Terkirim')
  before.saver.sendOnLeave()
  before.saver.stop()
  await vi.waitFor(() => expect(server.log).toHaveLength(1), 15_000)
  const after = await open()
  await isSaved(after)
  expect(server.log).toHaveLength(1)
  expect(titleIn(after)).toBe('Terkirim')
})

test('a saved move is not applied twice, whatever was done after it', async () => {
  const { server, open, sectionId } = aServedPage()
  const before = await open()
  const [, second] = server.document.sections
  const move = (afterId: string | null): Operation => ({ kind: 'moveSection', sectionId, afterId })
  before.store.actions.edit([move(second?.id ?? null)])
  before.saver.sendOnLeave()
  before.saver.stop()
  await vi.waitFor(() => expect(server.log).toHaveLength(1), 15_000)
  // Someone else put it back meanwhile.
  server.apply(1, [{ id: crypto.randomUUID(), operations: [move(null)] }])

  const after = await open()
  expect(after.store.getState().document).toEqual(server.document)
  expect(titleIn(after)).toBe('Satu')
})

test('what one account could not send is neither shown to nor sent by another, and is there when the first is back', async () => {
  const { server, network, open, sectionId } = aServedPage()
  const mine = await open('rani')
  network.isOn = false
  write(mine, sectionId, 'Ditulis Rani')
  await vi.waitFor(() => expect(mine.saver.getState().status).not.toBe('saving'), 15_000)
  mine.saver.stop()
  network.isOn = true

  const theirs = await open('budi')
  expect([theirs.recovered, titleIn(theirs)]).toEqual([0, 'Satu'])
  theirs.saver.stop()
  expect(server.log).toHaveLength(0)

  const again = await open('rani')
  expect([again.recovered, titleIn(again)]).toEqual([1, 'Ditulis Rani'])
  await isSaved(again)
})

test('a second tab leaves the changes of the first alone, and both are saved', async () => {
  const { server, network, open, sectionId } = aServedPage()
  const first = await open()
  network.isOn = false
  write(first, sectionId, 'Tab pertama')
  network.isOn = true
  const second = await open()
  expect([second.recovered, titleIn(second)]).toEqual([0, 'Satu'])
  await isSaved(first)
  expect(server.document.sections[0]?.content.title).toBe('Tab pertama')
})

test('an unresolved conflict is asked about again after reopening', async () => {
  const { server, open, sectionId } = aServedPage()
  const before = await open()
  server.apply(0, [{ id: crypto.randomUUID(), operations: [titleChange(server.document, sectionId, 'Versi mereka')] }])
  write(before, sectionId, 'Versi saya')
  await vi.waitFor(() => expect(before.saver.getState().conflicts).toHaveLength(1), 15_000)
  before.saver.stop()
  const after = await open()
  await vi.waitFor(
    () =>
      expect(after.saver.getState().conflicts).toMatchObject([
        { kind: 'field', mine: 'Versi saya', theirs: 'Versi mereka' },
      ]),
    5000,
  )
  expect(titleIn(after)).toBe('Versi mereka')
  expect(after.saver.getState().conflicts.map(after.saver.causedBy)).toMatchObject([{ name: 'Rani' }])
})

test('a browser that keeps nothing still saves', async () => {
  const { server, open, sectionId } = aServedPage()
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not here.', 'SecurityError')
  })
  const opened = await open()
  write(opened, sectionId, 'Tanpa simpanan')
  await isSaved(opened)
  expect(server.document.sections[0]?.content.title).toBe('Tanpa simpanan')
})
