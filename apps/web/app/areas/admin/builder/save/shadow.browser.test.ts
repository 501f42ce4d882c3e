import type { Change } from '@naikkelas/page'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createShadowWriter, openShadows, tabsWithChanges, takeOverChanges } from './shadow.ts'
import { forGoneTab, holdTab } from './tab.ts'

const aChange = (title: string): Change => ({
  id: crypto.randomUUID(),
  operations: [{ kind: 'changeSeo', value: { title }, was: { title: '' } }],
})

const page = { accountId: 'rani', pageId: 'page' }

/** A store of its own for one test. */
async function openStore() {
  const name = `shadow-${crypto.randomUUID()}`
  const database = await openShadows(name)
  onTestFinished(() => {
    database.close()
    indexedDB.deleteDatabase(name)
  })
  const titles = async (tabId: string) =>
    (await takeOverChanges(database, page, { from: 'nobody', to: tabId })).flatMap(({ operations }) =>
      operations.map((operation) => 'value' in operation && operation.value),
    )
  return { database, titles }
}

test('changes lie in order, a change that was typed on is replaced, an acknowledged one goes', async () => {
  const { database, titles } = await openStore()
  const writer = createShadowWriter(database, { ...page, tabId: 'tab' })
  const [first, second] = [aChange('satu'), aChange('dua')]
  writer.write([first])
  writer.write([first, second])
  const typedOn = { ...second, operations: aChange('dua lagi').operations }
  writer.write([first, typedOn])
  await writer.written()
  expect(await titles('tab')).toEqual([{ title: 'satu' }, { title: 'dua lagi' }])
  writer.write([typedOn])
  await writer.written()
  expect(await titles('tab')).toEqual([{ title: 'dua lagi' }])
})

test('a write is committed in the same breath: a tab that is killed right after has left it behind', async () => {
  const { database, titles } = await openStore()
  const writer = createShadowWriter(database, { ...page, tabId: 'tab' })
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  writer.write([aChange('satu')])
  expect(commit).toHaveBeenCalledTimes(1)
  expect(await titles('tab')).toEqual([{ title: 'satu' }])
})

test('the changes of tabs that are gone come after one’s own, once, in the order of the tabs', async () => {
  const { database, titles } = await openStore()
  const clock = { now: 100 }
  const writerOf = (tabId: string) => createShadowWriter(database, { ...page, tabId, now: () => clock.now })
  const [late, early] = [writerOf('a'), writerOf('b')]
  early.write([aChange('pertama'), aChange('kedua')])
  clock.now = 200
  late.write([aChange('ketiga')])
  await Promise.all([early.written(), late.written()])
  const tabs = await tabsWithChanges(database, page)
  expect(tabs).toEqual(['b', 'a'])
  for (const from of tabs) await takeOverChanges(database, page, { from, to: 'baru' })
  expect(await titles('baru')).toEqual([{ title: 'pertama' }, { title: 'kedua' }, { title: 'ketiga' }])
  expect(await tabsWithChanges(database, page)).toEqual(['baru'])
})

test('changes that were taken over are replaced and removed like one’s own', async () => {
  const { database, titles } = await openStore()
  const old = createShadowWriter(database, { ...page, tabId: 'lama' })
  old.write([aChange('satu'), aChange('dua')])
  await old.written()
  const kept = await takeOverChanges(database, page, { from: 'lama', to: 'baru' })
  const writer = createShadowWriter(database, { ...page, tabId: 'baru', kept })
  const [, second] = kept
  const third = aChange('tiga')
  writer.write(second ? [second, third] : [])
  await writer.written()
  expect(await titles('baru')).toEqual([{ title: 'dua' }, { title: 'tiga' }])
})

test('the changes of another page are left alone', async () => {
  const { database } = await openStore()
  const writer = createShadowWriter(database, { ...page, pageId: 'lain', tabId: 'tab' })
  writer.write([aChange('satu')])
  await writer.written()
  expect(await tabsWithChanges(database, page)).toEqual([])
})

test('the changes of another account on the same page are left alone', async () => {
  const { database } = await openStore()
  const writer = createShadowWriter(database, { ...page, tabId: 'tab' })
  writer.write([aChange('satu')])
  await writer.written()
  expect(await tabsWithChanges(database, { ...page, accountId: 'budi' })).toEqual([])
  expect(await takeOverChanges(database, { ...page, accountId: 'budi' }, { from: 'tab', to: 'baru' })).toEqual([])
  expect(await tabsWithChanges(database, page)).toEqual(['tab'])
})

test('a tab that lives keeps its changes; one that closes, even while it is waited for, gives them away', async () => {
  const tab = await holdTab()
  expect(await forGoneTab(tab.id, async () => 'diambil', 50)).toBeNull()
  const waiting = forGoneTab(tab.id, async () => 'diambil', 5000)
  tab.release()
  expect(await waiting).toBe('diambil')
})

test('a tab that never was here is gone', async () => {
  expect(await forGoneTab('tidak ada', async () => 'diambil', 50)).toBe('diambil')
})
