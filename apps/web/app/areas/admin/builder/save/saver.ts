import { type Change, isSameJson, type Operation, rebase } from '@naikkelas/page'
import type { AppliedChange, HeadNews, Media } from '@naikkelas/contract/pages'
import { createStore } from 'zustand/vanilla'
import { fieldsOf, type Held, heldWith, refusedConflict } from './conflict.ts'
import { createAsking } from './asking.ts'
import { type Failure, failureOf } from './failure.ts'
import { type Head, headAfter } from './head.ts'
import { nextBatch, outboxOf, withEdit, without, withTried, withUntried } from './outbox.ts'
import { OthersWork } from './others-work.ts'
import { createSendTimes } from './send-times.ts'
import type { ChangesReply, Saver, SaverOptions, SaveState } from './saver-types.ts'

/** What a request that outlives its page may carry, in characters; browsers allow 64 KB. */
const leaveCharacters = 50_000

/** Brings the changes of one tab to the server: in order, each once, whatever the network does. */
export function createSaver({
  api,
  shadow,
  page,
  head: opened,
  pending = [],
  newId = () => crypto.randomUUID(),
  isOnline = () => navigator.onLine,
  random,
}: SaverOptions): Saver {
  let head = opened
  let outbox = outboxOf(pending)
  let held: readonly Held[] = []
  const othersWork = new OthersWork()
  let sending: Promise<boolean> | null = null
  const times = createSendTimes({ send: () => void send(), random })
  let batchSize: number | undefined
  let isBlocked = false
  let isStopped = false
  const store = createStore<SaveState>(() => ({
    status: pending.length > 0 ? 'saving' : 'saved',
    needsSignIn: false,
    needsReload: false,
    conflicts: [],
    hasPending: pending.length > 0,
  }))

  function keep() {
    const waiting = [...held.flatMap(({ changes }) => changes), ...outbox.changes]
    shadow.write(waiting)
    const conflicts = held.map(({ conflict }) => conflict)
    store.setState((state) => ({
      hasPending: waiting.length > 0,
      conflicts: isSameJson(conflicts, state.conflicts) ? state.conflicts : conflicts,
    }))
  }

  const isPaused = () => isStopped || isBlocked || store.getState().needsSignIn || store.getState().needsReload
  const asking = createAsking({ ask: retryView, headVersion: () => head.version, isPaused, random })

  /** One request at a time; edits made meanwhile wait for the next. True when it went well. */
  function send(): Promise<boolean> {
    sending ??= sendBatch().finally(() => {
      sending = null
      if (store.getState().status === 'saving' && outbox.changes.length > 0 && !isPaused()) times.next()
    })
    return sending
  }

  async function sendBatch(): Promise<boolean> {
    times.cancel()
    if (isPaused()) return false
    if (outbox.changes.length === 0) return settled()
    times.sent()
    // Offline stays offline until something arrives: a try is no news.
    if (store.getState().status !== 'offline') store.setState({ status: 'saving' })
    const batch = nextBatch(outbox, batchSize)
    outbox = withTried(outbox, batch)
    let retryAfter: number | undefined
    try {
      // What is on its way must not be lost with the tab.
      await shadow.written()
      if (isStopped) return false
      const reply = await api.apply(head.version, [...batch], { onRetryAfter: (ms) => (retryAfter = ms) })
      if (isStopped) return false
      await absorb(reply, batch)
    } catch (error) {
      if (isStopped) return false
      return recover(failureOf(error), batch, retryAfter)
    }
    times.worked()
    batchSize = undefined
    return settled()
  }

  function settled(): boolean {
    store.setState({ status: outbox.changes.length > 0 ? 'saving' : 'saved' })
    return true
  }

  /** After a push: changes missing from a response may be known now, and then nothing is left that could fail. */
  function settleByNews() {
    const { status } = store.getState()
    if (sending || isPaused() || status === 'saved') return
    const hasAll = outbox.changes.length === 0
    if (hasAll) {
      times.worked()
      times.cancel()
    }
    if (hasAll || status === 'saving') settled()
  }

  async function absorb({ headVersion, others, accepted, media }: ChangesReply, batch: readonly Change[]) {
    const holding = new Set(accepted)
    hear(others)
    const next = headAfter(head, { headVersion, others, accepted: batch.filter(({ id }) => holding.has(id)) })
    if (next) moveTo(next, holding, media)
    else await loadAnew(holding)
    judge()
  }

  /** Takes a newer head over, without the changes of ours that it holds. To be judged afterwards. */
  function moveTo(next: Head, holding: ReadonlySet<string>, media: readonly Media[]) {
    head = next
    outbox = without(outbox, holding)
    if (media.length > 0) page.addMedia(media)
    page.setHeadVersion(head.version)
  }

  /**
   * Puts what waits on the head. What does not fit is held back for someone to decide; whether a change fits that the
   * server may hold already is for the server to say.
   */
  function judge() {
    const local = page.document()
    const { document, lost } = rebase(head.document, outbox.changes)
    const judged = lost.filter(({ change }) => !outbox.tried.has(change.id))
    const before = held
    held = heldWith(held, judged, { local, present: document })
    outbox = without(outbox, new Set(judged.map(({ change }) => change.id)))
    keep()
    const news = othersWork.takeUnshown()
    if (!isSameJson(local, document))
      page.takeOver(document, fieldsOf(held.filter((one) => !before.includes(one))), news)
  }

  /** Of news, what is news here and not one's own. */
  function hear(changes: readonly AppliedChange[]) {
    const own = new Set(outbox.changes.map(({ id }) => id))
    othersWork.hear(changes.filter(({ version, change }) => version > head.version && !own.has(change.id)))
  }

  async function loadAnew(holding: ReadonlySet<string>) {
    const { headVersion, document, media } = await api.load()
    // Something newer may have arrived while this was on its way.
    moveTo(headVersion < head.version ? head : { version: headVersion, document }, holding, media)
  }

  /** Everything that happened since our head, our own included. */
  async function catchUp() {
    const { headVersion, changes, media } = await api.changesSince(head.version)
    hear(changes)
    const next = headAfter(head, { headVersion, others: changes, accepted: [] })
    const holding = new Set(changes.map(({ change }) => change.id))
    if (next) moveTo(next, holding, media)
    else await loadAnew(holding)
  }

  async function recover(failure: Failure, batch: readonly Change[], retryAfter?: number): Promise<boolean> {
    times.failed()
    switch (failure.kind) {
      case 'wait':
        store.setState({ status: isOnline() ? 'failed' : 'offline' })
        times.again(retryAfter)
        return false
      case 'signIn':
        store.setState({ status: 'failed', needsSignIn: true })
        return false
      case 'reload':
        store.setState({ status: 'failed', needsReload: true })
        return false
      case 'blocked':
        isBlocked = true
        store.setState({ status: 'failed' })
        page.notify(failure.sentence)
        return false
      case 'conflict':
      case 'refused':
        return learn(failure, batch)
      case 'tooLarge':
        if (batch.length === 1)
          return learn({ kind: 'refused', changeId: batch[0]?.id, sentence: failure.sentence }, batch)
        batchSize = Math.ceil(batch.length / 2)
        times.worked()
        return settled()
      default:
        return failure satisfies never
    }
  }

  /** After the server refused a change of a batch: those before it hold, it and those after it do not. */
  async function learn(
    failure: Extract<Failure, { kind: 'conflict' | 'refused' }>,
    batch: readonly Change[],
  ): Promise<boolean> {
    try {
      await catchUp()
    } catch (error) {
      return recover(failureOf(error), batch)
    }
    const left = batch.filter(({ id }) => outbox.changes.some((change) => change.id === id))
    const refused = left.find(({ id }) => id === failure.changeId) ?? left[0]
    outbox = withUntried(
      outbox,
      left.map(({ id }) => id),
    )
    if (failure.kind === 'refused' && refused) {
      held = [...held, { conflict: refusedConflict(refused, failure.sentence), changes: [refused] }]
      outbox = without(outbox, new Set([refused.id]))
    }
    judge()
    // It fits our head and not the server's: someone is writing right now. Tried again, ever slower.
    const isStuck = failure.kind === 'conflict' && outbox.changes.some(({ id }) => id === refused?.id)
    if (!isStuck) times.worked()
    return settled() && !isStuck
  }

  async function retryView() {
    if (isPaused()) return
    try {
      await catchUp()
      if (isStopped) return
      judge()
      settleByNews()
    } catch (error) {
      if (failureOf(error).kind === 'signIn') store.setState({ needsSignIn: true })
    }
  }

  const saver = Object.assign(store, {
    add(operations: readonly Operation[], run: string | null) {
      outbox = withEdit(outbox, operations, run, newId)
      keep()
      times.wait()
      const { status } = store.getState()
      if (isPaused()) return
      if (status === 'saved') store.setState({ status: 'saving' })
      if (!sending) times.afterPause()
    },
    async flush() {
      while (outbox.changes.length > 0) if (!(await send())) return false
      return true
    },
    resume() {
      isBlocked = false
      times.worked()
      store.setState({ needsSignIn: false, status: outbox.changes.length > 0 ? 'saving' : 'saved' })
      times.now()
      if (asking.isBehind()) void asking.refresh()
    },
    goOffline: () => store.setState({ status: 'offline' }),
    refresh: asking.refresh,
    async hear({ headVersion, changes, media }: HeadNews) {
      asking.notifyOf(headVersion)
      if (isPaused() || headVersion <= head.version) return
      const next = changes && headAfter(head, { headVersion, others: changes, accepted: [] })
      if (!next) return asking.refresh()
      hear(changes)
      moveTo(next, new Set(changes.map(({ change }) => change.id)), media)
      judge()
      settleByNews()
    },
    sendOnLeave() {
      const batch = nextBatch(outbox, undefined, leaveCharacters)
      if (batch.length === 0 || isPaused() || JSON.stringify(batch).length > leaveCharacters) return
      outbox = withTried(outbox, batch)
      api.apply(head.version, [...batch], { keepalive: true }).catch(() => {
        // The browser keeps them: they are sent again when someone comes back.
      })
    },
    settleConflict(id: string) {
      held = held.filter(({ conflict }) => conflict.id !== id)
      keep()
    },
    headVersion: () => head.version,
    writerOf: (field: { sectionId: string | null; path: readonly string[] }) => othersWork.writerOf(field),
    stop() {
      isStopped = true
      asking.stop()
      times.stop()
    },
  })
  if (pending.length > 0) {
    keep()
    times.now()
  }
  return saver
}
