import { type Change, isSameJson, type Operation, rebase } from '@naikkelas/page'
import type { AppliedChange, Media } from '@naikkelas/contract'
import { createStore } from 'zustand/vanilla'
import { backoffMs } from './backoff.ts'
import { fieldsOf, type Held, heldWith, refusedConflict } from './conflict.ts'
import { type Failure, failureOf } from './failure.ts'
import { touchesField } from '../model/step.ts'
import { type Head, headAfter } from './head.ts'
import { nextBatch, outboxOf, withEdit, without, withTried, withUntried } from './outbox.ts'
import type { ChangesReply, Saver, SaverOptions, SaveState } from './saver-types.ts'

/** Quiet for so long before a save, in milliseconds; at the latest after three times that. */
const pauseMs = 600

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
  let heard: readonly AppliedChange[] = []
  let sending: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince: number | null = null
  let failures = 0
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

  function schedule(delayMs: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void send(), delayMs)
  }

  const isPaused = () => isStopped || isBlocked || store.getState().needsSignIn || store.getState().needsReload

  /** One request at a time; edits made meanwhile wait for the next. True when it went well. */
  function send(): Promise<boolean> {
    sending ??= sendBatch().finally(() => {
      sending = null
      if (store.getState().status === 'saving' && outbox.changes.length > 0 && !isPaused())
        schedule(failures > 0 ? backoffMs(failures, random) : 0)
    })
    return sending
  }

  async function sendBatch(): Promise<boolean> {
    clearTimeout(timer)
    if (isPaused()) return false
    if (outbox.changes.length === 0) return settled()
    waitingSince = null
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
    failures = 0
    batchSize = undefined
    return settled()
  }

  function settled(): boolean {
    store.setState({ status: outbox.changes.length > 0 ? 'saving' : 'saved' })
    return true
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
    if (!isSameJson(local, document)) page.takeOver(document, fieldsOf(held.filter((one) => !before.includes(one))))
  }

  /** Remembers for a while who did what elsewhere. */
  function hear(changes: readonly AppliedChange[]) {
    const own = new Set(outbox.changes.map(({ id }) => id))
    heard = [...heard, ...changes.filter(({ change }) => !own.has(change.id))].slice(-200)
  }

  async function loadAnew(holding: ReadonlySet<string>) {
    const { headVersion, document, media } = await api.load()
    moveTo({ version: headVersion, document }, holding, media)
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
    failures += 1
    switch (failure.kind) {
      case 'wait':
        store.setState({ status: isOnline() ? 'failed' : 'offline' })
        schedule(retryAfter ?? backoffMs(failures, random))
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
        page.tell(failure.sentence)
        return false
      case 'conflict':
      case 'refused':
        return learn(failure, batch)
      case 'tooLarge':
        if (batch.length === 1)
          return learn({ kind: 'refused', changeId: batch[0]?.id, sentence: failure.sentence }, batch)
        batchSize = Math.ceil(batch.length / 2)
        failures = 0
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
    if (!isStuck) failures = 0
    return settled() && !isStuck
  }

  const saver = Object.assign(store, {
    add(operations: readonly Operation[], run: string | null) {
      outbox = withEdit(outbox, operations, run, newId)
      keep()
      const now = Date.now()
      waitingSince ??= now
      const { status } = store.getState()
      if (isPaused()) return
      if (status === 'saved') store.setState({ status: 'saving' })
      // After a failure the next try has its time already.
      if (failures === 0 && !sending) schedule(Math.max(0, Math.min(pauseMs, waitingSince + 3 * pauseMs - now)))
    },
    async flush() {
      while (outbox.changes.length > 0) if (!(await send())) return false
      return true
    },
    resume() {
      isBlocked = false
      failures = 0
      store.setState({ needsSignIn: false, status: outbox.changes.length > 0 ? 'saving' : 'saved' })
      schedule(0)
    },
    goOffline: () => store.setState({ status: 'offline' }),
    async refresh() {
      if (sending || outbox.changes.length > 0 || isPaused()) return
      try {
        const { headVersion, changes, media } = await api.changesSince(head.version)
        // An edit made while this was on its way brings the same news with its answer.
        if (sending || outbox.changes.length > 0 || isStopped) return
        hear(changes)
        const next = headAfter(head, { headVersion, others: changes, accepted: [] })
        if (next) moveTo(next, new Set(), media)
        else await loadAnew(new Set())
        judge()
      } catch (error) {
        if (failureOf(error).kind === 'signIn') store.setState({ needsSignIn: true })
      }
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
    writerOf: ({ sectionId, path }: { sectionId: string | null; path: readonly string[] }) =>
      heard.findLast(({ change }) => change.operations.some((operation) => touchesField(operation, sectionId, path)))
        ?.actor ?? null,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  })
  if (pending.length > 0) {
    keep()
    schedule(0)
  }
  return saver
}
