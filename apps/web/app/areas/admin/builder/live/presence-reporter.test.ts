import type { Admin } from '@naikkelas/contract/identity'
import { emptyDocument } from '@naikkelas/page'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createBuilderStore } from '../model/builder-store.ts'
import { createPresence } from '../model/presence.ts'
import { newSection } from '../model/section-acts.ts'
import { type OwnPlace, startPresenceReports } from './presence-reporter.ts'

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
  const notify = vi.fn<(place: OwnPlace) => Promise<[]>>(async () => [])
  const reporter = startPresenceReports({ store, presence, admin, notify })
  onTestFinished(reporter.stop)
  return { store, presence, notify, reporter, sectionId: section.id, path: ['title'] }
}

test('the position is reported at once, again every four seconds, and soon after every step', async () => {
  const { store, notify, sectionId } = begin()
  await vi.advanceTimersByTimeAsync(0)
  expect(notify.mock.calls).toEqual([[{ sectionId: null, path: null, isTyping: false }]])
  await vi.advanceTimersByTimeAsync(8_100)
  expect(notify).toHaveBeenCalledTimes(3)
  store.actions.select(sectionId)
  await vi.advanceTimersByTimeAsync(300)
  expect(notify).toHaveBeenLastCalledWith({ sectionId, path: null, isTyping: false })
})

test('an opened text is held, on the canvas and in the inspector; many steps are reported as one', async () => {
  const { store, presence, notify, sectionId, path } = begin()
  await vi.advanceTimersByTimeAsync(0)
  store.actions.select(sectionId)
  store.actions.startText({ sectionId, path })
  await vi.advanceTimersByTimeAsync(300)
  expect(notify).toHaveBeenCalledTimes(2)
  expect(notify).toHaveBeenLastCalledWith({ sectionId, path, isTyping: true })
  store.actions.endText()
  presence.enterField({ sectionId, path: ['text'] })
  await vi.advanceTimersByTimeAsync(300)
  expect(notify).toHaveBeenLastCalledWith({ sectionId, path: ['text'], isTyping: true })
  presence.leaveField({ sectionId, path: ['text'] })
  await vi.advanceTimersByTimeAsync(300)
  expect(notify).toHaveBeenLastCalledWith({ sectionId, path: null, isTyping: false })
})

test('an idle text is released after a minute, and held again from the next key', async () => {
  const { store, notify, reporter, sectionId, path } = begin()
  store.actions.startText({ sectionId, path })
  await vi.advanceTimersByTimeAsync(30_000)
  reporter.stir()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(notify).toHaveBeenLastCalledWith({ sectionId, path, isTyping: true })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(notify).toHaveBeenLastCalledWith({ sectionId, path, isTyping: false })
  reporter.stir()
  await vi.advanceTimersByTimeAsync(300)
  expect(notify).toHaveBeenLastCalledWith({ sectionId, path, isTyping: true })
})

test('a read-only user locks nothing', async () => {
  const { store, notify, sectionId, path } = begin({
    ...writer,
    role: 1,
    menus: [{ menu: 'landing_pages', capability: 'view' }],
  })
  store.actions.startText({ sectionId, path })
  await vi.advanceTimersByTimeAsync(300)
  expect(notify).toHaveBeenLastCalledWith({ sectionId, path, isTyping: false })
})

test('without an answer it continues', async () => {
  const { notify } = begin()
  notify.mockRejectedValue(new Error('away'))
  await vi.advanceTimersByTimeAsync(20_100)
  expect(notify).toHaveBeenCalledTimes(6)
})
