import { isSameJson } from '@naikkelas/page'
import { createStore } from 'zustand/vanilla'
import { failureOf } from './failure.ts'
import { writerIn } from './others-work.ts'
import { reduceSaver } from './reduce-saver.ts'
import { type Effect, savedState, type SaverEvent, type SaverState, waitingIn } from './saver-state.ts'
import type { Saver, SaverOptions, SaveState } from './saver-types.ts'

/**
 * Brings the changes of one tab to the server: in order, each once, whatever the network does. What is decided is in
 * `reduce-saver.ts`; this performs it, and tells it what came of it.
 */
export function createSaver(options: SaverOptions): Saver {
  const { page, head, pending = [], newId = () => crypto.randomUUID() } = options
  const { isOnline = () => navigator.onLine, random = Math.random } = options
  let state = savedState(head, pending)
  const store = createStore<SaveState>(() => shownOf(state, []))
  const performer = createPerformer(options, { dispatch, current: () => state })

  /** Events that came while another was being performed. */
  const queue: SaverEvent[] = []
  let isPerforming = false

  function dispatch(event: SaverEvent): void {
    queue.push(event)
    if (isPerforming) return
    isPerforming = true
    try {
      for (let next = queue.shift(); next; next = queue.shift()) take(next)
    } finally {
      isPerforming = false
    }
  }

  function take(event: SaverEvent): void {
    const circumstances = { local: page.document(), now: Date.now(), isOnline: isOnline(), chance: random() }
    const step = reduceSaver(state, { ...event, ...circumstances })
    state = step.state
    const shown = shownOf(state, store.getState().conflicts)
    if (!isSameShown(shown, store.getState())) store.setState(shown)
    for (const effect of step.effects) performer.perform(effect)
  }

  const send = () => performer.untilSent(() => dispatch({ kind: 'sendDue' }))
  const refresh = () => performer.untilAsked(() => dispatch({ kind: 'askDue' }))

  if (pending.length > 0) dispatch({ kind: 'opened' })
  return Object.assign(store, {
    add: (operations, run) => dispatch({ kind: 'edited', operations, run, id: newId() }),
    async flush() {
      while (state.outbox.changes.length > 0) if (!(await send())) return false
      return true
    },
    resume: () => dispatch({ kind: 'resumed' }),
    goOffline: () => dispatch({ kind: 'wentOffline' }),
    refresh,
    async hear(news) {
      dispatch({ kind: 'announced', news })
      // What is missing before it is being asked for.
      if (state.asking.isUnderWay && news.headVersion > state.head.version) await refresh()
    },
    sendOnLeave: () => dispatch({ kind: 'leaving' }),
    settleConflict: (id) => dispatch({ kind: 'conflictSettled', id }),
    headVersion: () => state.head.version,
    writerOf: (field) => writerIn(state.others, field),
    stop: () => dispatch({ kind: 'stopped' }),
  } satisfies Omit<Saver, keyof typeof store>)
}

/** What is shown of the state. Conflicts that are the same stay the same object, so that nothing is drawn for them. */
function shownOf(state: SaverState, before: SaveState['conflicts']): SaveState {
  const { status, needsSignIn, needsReload, held } = state
  const conflicts = held.map(({ conflict }) => conflict)
  return {
    status,
    needsSignIn,
    needsReload,
    conflicts: isSameJson(conflicts, before) ? before : conflicts,
    hasPending: waitingIn(state).length > 0,
  }
}

const isSameShown = (one: SaveState, other: SaveState) =>
  one.status === other.status &&
  one.needsSignIn === other.needsSignIn &&
  one.needsReload === other.needsReload &&
  one.conflicts === other.conflicts &&
  one.hasPending === other.hasPending

interface Told {
  dispatch: (event: SaverEvent) => void
  current: () => SaverState
}

/** Does what the reducer asks for: requests, times, the browser's store and the page on the screen. */
function createPerformer({ api, shadow, page }: SaverOptions, { dispatch, current }: Told) {
  const timers: { send?: ReturnType<typeof setTimeout>; ask?: ReturnType<typeof setTimeout> } = {}
  let whenSent: ((isDone: boolean) => void)[] = []
  let whenAsked: (() => void)[] = []

  function after(name: 'send' | 'ask', ms: number | null) {
    clearTimeout(timers[name])
    if (ms !== null) timers[name] = setTimeout(() => dispatch({ kind: name === 'send' ? 'sendDue' : 'askDue' }), ms)
  }

  async function send(changes: Extract<Effect, { kind: 'send' }>['changes']) {
    let retryAfterMs: number | undefined
    try {
      // What is on its way must not be lost with the tab.
      await shadow.written()
      if (current().isStopped) return
      const reply = await api.apply(current().head.version, [...changes], { onRetryAfter: (ms) => (retryAfterMs = ms) })
      dispatch({ kind: 'saved', reply })
    } catch (error) {
      dispatch({ kind: 'saveFailed', failure: failureOf(error), retryAfterMs })
    }
  }

  function perform(effect: Effect): void {
    switch (effect.kind) {
      case 'keep':
        return shadow.write(effect.changes)
      case 'send':
        return void send(effect.changes)
      case 'sendOnLeave':
        api.apply(current().head.version, [...effect.changes], { keepalive: true }).catch(() => {
          // The browser keeps them: they are sent again when someone comes back.
        })
        return
      case 'fetchNews':
        api.changesSince(effect.since).then(
          (reply) => dispatch({ kind: 'newsCame', for: effect.for, reply }),
          (error: unknown) => dispatch({ kind: 'newsFailed', for: effect.for, failure: failureOf(error) }),
        )
        return
      case 'fetchPage':
        api.load().then(
          (reply) => dispatch({ kind: 'pageCame', for: effect.for, holding: effect.holding, reply }),
          (error: unknown) => dispatch({ kind: 'pageFailed', for: effect.for, failure: failureOf(error) }),
        )
        return
      case 'takeOver':
        return page.takeOver(effect.document, effect.lostFields, effect.foreign)
      case 'addMedia':
        return page.addMedia(effect.media)
      case 'setHeadVersion':
        return page.setHeadVersion(effect.version)
      case 'notify':
        return page.notify(effect.sentence)
      case 'sendIn':
        return after('send', effect.ms)
      case 'askIn':
        return after('ask', effect.ms)
      case 'sendEnded': {
        const waiting = whenSent
        whenSent = []
        for (const resolve of waiting) resolve(effect.isDone)
        return
      }
      case 'askEnded': {
        const waiting = whenAsked
        whenAsked = []
        for (const resolve of waiting) resolve()
        return
      }
      default:
        effect satisfies never
    }
  }

  return {
    perform,
    untilSent: (begin: () => void) =>
      new Promise<boolean>((resolve) => {
        whenSent.push(resolve)
        begin()
      }),
    untilAsked: (begin: () => void) =>
      new Promise<void>((resolve) => {
        whenAsked.push(resolve)
        begin()
      }),
  }
}
