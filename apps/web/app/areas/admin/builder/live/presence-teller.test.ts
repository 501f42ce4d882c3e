import type { Admin } from '@naikkelas/contract'
import { emptyDocument } from '@naikkelas/page'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createBuilderStore } from '../model/builder-store.ts'
import { createPresence } from '../model/presence.ts'
import { newSection } from '../model/section-acts.ts'
import { type OwnPlace, startTelling } from './presence-teller.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const page = {} as Parameters<typeof createBuilderStore>[0]['page']
const writer: Admin = { id: 'a', name: 'Raka', email: 'r@contoh.test', role: 0, menus: [] }

function begin(admin = writer) {
  const section = newSection('headline')
  const store = createBuilderStore({ page, document: { ...emptyDocument(), sections: [section] }, media: [] })
  const presence = createPresence({ tabId: 'tab', accountId: admin.id })
  const tell = vi.fn<(place: OwnPlace) => Promise<[]>>(async () => [])
  const teller = startTelling({ store, presence, admin, tell })
  onTestFinished(teller.stop)
  return { store, presence, tell, teller, sectionId: section.id, path: ['title'] }
}

test('it says where one is at once, again every four seconds, and soon after every step', async () => {
  const { store, tell, sectionId } = begin()
  await vi.advanceTimersByTimeAsync(0)
  expect(tell.mock.calls).toEqual([[{ sectionId: null, path: null, isTyping: false }]])
  await vi.advanceTimersByTimeAsync(8_100)
  expect(tell).toHaveBeenCalledTimes(3)
  store.actions.select(sectionId)
  await vi.advanceTimersByTimeAsync(300)
  expect(tell).toHaveBeenLastCalledWith({ sectionId, path: null, isTyping: false })
})

test('a text that is opened is held, on the canvas and in the panel; many steps are told as one', async () => {
  const { store, presence, tell, sectionId, path } = begin()
  await vi.advanceTimersByTimeAsync(0)
  store.actions.select(sectionId)
  store.actions.startText({ sectionId, path })
  await vi.advanceTimersByTimeAsync(300)
  expect(tell).toHaveBeenCalledTimes(2)
  expect(tell).toHaveBeenLastCalledWith({ sectionId, path, isTyping: true })
  store.actions.endText()
  presence.enterField({ sectionId, path: ['text'] })
  await vi.advanceTimersByTimeAsync(300)
  expect(tell).toHaveBeenLastCalledWith({ sectionId, path: ['text'], isTyping: true })
  presence.leaveField({ sectionId, path: ['text'] })
  await vi.advanceTimersByTimeAsync(300)
  expect(tell).toHaveBeenLastCalledWith({ sectionId, path: null, isTyping: false })
})

test('whoever leaves a text open and goes away holds it for a minute, and again from the first key', async () => {
  const { store, tell, teller, sectionId, path } = begin()
  store.actions.startText({ sectionId, path })
  await vi.advanceTimersByTimeAsync(30_000)
  teller.stir()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(tell).toHaveBeenLastCalledWith({ sectionId, path, isTyping: true })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(tell).toHaveBeenLastCalledWith({ sectionId, path, isTyping: false })
  teller.stir()
  await vi.advanceTimersByTimeAsync(300)
  expect(tell).toHaveBeenLastCalledWith({ sectionId, path, isTyping: true })
})

test('who may only look holds nothing', async () => {
  const { store, tell, sectionId, path } = begin({
    ...writer,
    role: 1,
    menus: [{ menu: 'landing_pages', capability: 'view' }],
  })
  store.actions.startText({ sectionId, path })
  await vi.advanceTimersByTimeAsync(300)
  expect(tell).toHaveBeenLastCalledWith({ sectionId, path, isTyping: false })
})

test('without an answer it goes on', async () => {
  const { tell } = begin()
  tell.mockRejectedValue(new Error('away'))
  await vi.advanceTimersByTimeAsync(20_100)
  expect(tell).toHaveBeenCalledTimes(6)
})
