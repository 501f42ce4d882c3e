import {
  chooseMine,
  chooseTheirs,
  restoreItem,
  restoreRemoved,
} from '../../../apps/web/app/areas/admin/builder/conflicts/settle.ts'
import { openLiveStream } from '../../../apps/web/app/areas/admin/builder/live/live-stream.ts'
import { createBuilderStore } from '../../../apps/web/app/areas/admin/builder/model/builder-store.ts'
import { savedPage } from '../../../apps/web/app/areas/admin/builder/save/saved-page.ts'
import { createSaver } from '../../../apps/web/app/areas/admin/builder/save/saver.ts'
import type { SaveApi, Saver } from '../../../apps/web/app/areas/admin/builder/save/saver-types.ts'
import type { ApiAccess } from '../../../apps/web/app/shared/api/api-context.ts'
import { call } from '../../../apps/web/app/shared/api/call.ts'
import { accountHeader } from '../../../packages/contract/src/identity/index.ts'
import { applyChanges, getLandingPage, listChanges } from '../../../packages/contract/src/pages/index.ts'
import { randomOperation } from '../../../packages/page/src/testing/random-operation.ts'
import { BadLine, type LineState } from './bad-line.ts'
import { nodeSource } from './node-source.ts'

/** A number from 0 below `max`. */
export type Random = (max: number) => number

interface PersonOptions {
  origin: string
  /** Of someone who is signed in there. */
  cookie: string
  accountId: string
  pageId: string
  random: Random
}

/** Someone who edits a page with the builder's own store, saver and stream, over HTTP. */
export async function openPerson({ origin, cookie, accountId, pageId, random }: PersonOptions) {
  const line = new BadLine({ origin, cookie })
  const access: ApiAccess = { api: line, request: new Request(`${origin}/admin`) }
  // What a router would hand to a loader: the API, and whose request it is.
  const context = { get: () => access } as unknown as NonNullable<Parameters<typeof call>[2]>['context']
  const acknowledged = new Set<string>()
  const params = { pageId }
  const options = { ...(context && { context }), headers: { [accountHeader]: accountId } }
  const api: SaveApi = {
    async apply(baseVersion, changes) {
      const reply = await call(applyChanges, { params, body: { baseVersion, changes } }, options)
      for (const id of reply.accepted) acknowledged.add(id)
      return reply
    },
    changesSince: (since) => call(listChanges, { params, query: { since } }, options),
    // No admin of these tests renames the page.
    describe: () => Promise.resolve(page),
    async load() {
      const { page, document, media } = await call(getLandingPage, { params }, options)
      return { headVersion: page.headVersion, document, media }
    },
  }
  const { page, document, media } = await call(getLandingPage, { params }, options)
  const held: { saver?: Saver } = {}
  const store = createBuilderStore({
    page,
    document,
    media,
    onEdit: (operations, run) => held.saver?.add(operations, run),
  })
  const saver = createSaver({
    api,
    shadow: { write: () => {}, written: () => Promise.resolve() },
    page: savedPage(store, accountId),
    head: { version: page.headVersion, document },
    isOnline: () => true,
    random: () => 0,
  })
  held.saver = saver
  const stream = openLiveStream({
    pageId,
    since: () => saver.headVersion(),
    onHead: (news) => void saver.receive(news),
    onPage: () => {},
    onPeople: () => {},
    onComments: () => {},
    onLost: () => {},
    onGone: () => {},
    openSource: (address) => nodeSource(address, line.openStream),
    random: () => 0,
  })

  /** One act at random: mostly an edit, now and then an undo or a redo. False when it changed nothing. */
  function act(): boolean {
    const kind = random(20)
    if (kind === 0) return store.actions.undo()
    if (kind === 1) return store.actions.redo()
    const operation = randomOperation(store.getState().document, random)
    return store.actions.edit([operation], operation.kind === 'changeField' && random(4) === 0 ? { run: 'typing' } : {})
  }

  /** Decides about everything that is asked. */
  function settle(): void {
    for (const conflict of saver.getState().conflicts) {
      if (conflict.kind === 'field') (random(2) === 0 ? chooseMine : chooseTheirs)(store, conflict)
      else if (conflict.kind === 'removed' && random(2) === 0) restoreRemoved(store, conflict)
      else if (conflict.kind === 'removedItem' && random(2) === 0) restoreItem(store, conflict)
      saver.settleConflict(conflict.id)
    }
  }

  return {
    line,
    store,
    saver,
    acknowledged,
    /** A whole day: acts, with a line that breaks and comes back. */
    async work(acts: number): Promise<void> {
      let done = 0
      while (done < acts) {
        if (act()) done += 1
        const chance = random(40)
        if (chance === 0)
          line.state = (['good', 'down', 'answer lost', 'twice'] satisfies LineState[])[random(4)] ?? 'good'
        if (chance === 1) line.cut()
        if (chance < 6) void saver.flush()
        if (chance === 6) await saver.flush()
        if (chance === 7) await saver.refresh()
        if (chance === 8) settle()
        // The others and the answers get their turn.
        await new Promise((resolve) => setTimeout(resolve, random(3)))
      }
    },
    /** The line is good again: everything that waits is sent, everything that is asked decided. */
    async finish(): Promise<void> {
      line.state = 'good'
      stream.retry()
      while (saver.getState().hasPending) {
        settle()
        saver.resume()
        await saver.flush()
      }
    },
    leave(): void {
      stream.stop()
      saver.stop()
    },
  }
}
