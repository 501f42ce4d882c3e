import type { PresentPerson, PresentPlace } from '@naikkelas/contract/pages'
import { expect, test, vi } from 'vitest'
import { createPresence } from './presence.ts'

const [rina, raka] = ['0197a1c2-0000-7000-8000-00000000000a', '0197a1c2-0000-7000-8000-00000000000b']
const title = { sectionId: 'bagian-001', path: ['title'] }

const place = (tabId: string, second: number, given: Partial<PresentPlace> = {}): PresentPlace => ({
  tabId,
  ...title,
  isTyping: true,
  since: `2026-11-20T10:00:0${second}.000Z`,
  ...given,
})
const person = (id: string, ...places: PresentPlace[]): PresentPerson => ({
  id,
  name: id === rina ? 'Rina' : 'Raka',
  color: 1,
  places,
})
const open = () => createPresence({ tabId: 'tab-saya', accountId: raka })

test('a text edited by another person is theirs until they leave it', () => {
  const presence = open()
  presence.receive([person(rina, place('tab-rina', 1))])
  expect(presence.holderOf(title)).toMatchObject({ name: 'Rina' })
  expect(presence.holderOf({ ...title, path: ['text'] })).toBeNull()
  expect(presence.holderOf({ ...title, sectionId: 'bagian-002' })).toBeNull()
  presence.receive([person(rina, place('tab-rina', 2, { isTyping: false }))])
  expect(presence.holderOf(title)).toBeNull()
})

test('of two who start simultaneously the first gets the lock, and both know', () => {
  const both = [person(rina, place('tab-rina', 1)), person(raka, place('tab-saya', 2))]
  const [mine, theirs] = [open(), createPresence({ tabId: 'tab-rina', accountId: rina })]
  for (const presence of [mine, theirs]) presence.receive(both)
  expect(mine.holderOf(title)).toMatchObject({ name: 'Rina' })
  expect(theirs.holderOf(title)).toBeNull()
})

test('two who start in the same millisecond agree too', () => {
  const both = [person(rina, place('tab-rina', 1)), person(raka, place('tab-saya', 1))]
  const tabs = [open(), createPresence({ tabId: 'tab-rina', accountId: rina })]
  for (const presence of tabs) presence.receive(both)
  expect(tabs.map((presence) => presence.holderOf(title) === null)).toEqual([false, true])
})

test('another tab of the same account can lock a text, and is the same person', () => {
  const presence = open()
  presence.receive([person(raka, place('tab-lain', 1), place('tab-saya', 2, { path: null, isTyping: false }))])
  expect(presence.getState().others).toMatchObject([{ name: 'Anda di tab lain', isSelf: true, places: [{}] }])
  expect(presence.holderOf(title)).toMatchObject({ isSelf: true })
})

test('an unchanged list of people is not reported twice', () => {
  const presence = open()
  const onChange = vi.fn()
  presence.subscribe(onChange)
  presence.receive([person(rina, place('tab-rina', 1))])
  presence.receive(structuredClone([person(rina, place('tab-rina', 1))]))
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('without data there are no holders', () => {
  const presence = open()
  presence.receive([person(rina, place('tab-rina', 1))])
  presence.forget()
  expect([presence.holderOf(title), presence.getState().others]).toEqual([null, []])
})
