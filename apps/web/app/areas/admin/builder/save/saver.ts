import { isSameJson } from '@naikkelas/page'
import { createStore } from 'zustand/vanilla'
import { failureOf, mistakesOf } from './failure.ts'
import { causedBy, lastAt } from './others-work.ts'
import { reduceSaver } from './reduce-saver.ts'
import {
  type Effect,
  hasWork,
  type PageFor,
  savedState,
  type SaverEvent,
  type SaverState,
  waitingIn,
} from './saver-state.ts'
import type { Saver, SaverOptions, SaveState, SendOptions } from './saver-types.ts'

/**
 * Sends the changes of one tab to the server: in order, each once, despite network failures. `reduce-saver.ts` decides;
 * this performs the effects and dispatches their outcome.
 */
export function createSaver(options: SaverOptions): Saver {
  const { page, head, pending = [], earlier = [], newId = () => crypto.randomUUID() } = options
  const { isOnline = () => navigator.onLine, random = Math.random } = options
  let state = savedState(head, pending, earlier)
  const store = createStore<SaveState>(() => shownOf(state, []))
  const performer = createPerformer(options, { dispatch, current: () => state })

  function dispatch(event: SaverEvent): void {
    const circumstances = { local: page.document(), now: Date.now(), isOnline: isOnline(), chance: random() }
    const step = reduceSaver(state, { ...event, ...circumstances })
    state = step.state
    const shown = shownOf(state, store.getState().conflicts)
    if (!isSameJson(shown, store.getState())) store.setState(shown)
    for (const effect of step.effects) performer.perform(effect)
  }

  const send = async () => !state.isStopped && (await performer.until('sendEnded', () => dispatch({ kind: 'sendDue' })))
  const refresh = async () => {
    if (!state.isStopped) await performer.until('askEnded', () => dispatch({ kind: 'askDue' }))
  }

  if (pending.length > 0) dispatch({ kind: 'opened' })
  return Object.assign(store, {
    add: (operations, run) => dispatch({ kind: 'edited', operations, run, id: newId() }),
    describe: (typed, ready, mistakes = {}) => dispatch({ kind: 'described', typed, ready, mistakes }),
    async flush() {
      while (hasWork(state)) if (!(await send())) return false
      return true
    },
    resume: () => dispatch({ kind: 'resumed' }),
    goOffline: () => dispatch({ kind: 'wentOffline' }),
    refresh,
    async receive(news) {
      dispatch({ kind: 'announced', news })
      // Earlier changes that are missing are being requested.
      if (state.asking.isUnderWay && news.headVersion > state.head.version) await refresh()
    },
    sendOnLeave: () => dispatch({ kind: 'leaving' }),
    settleConflict: (id) => dispatch({ kind: 'conflictSettled', id }),
    headVersion: () => state.head.version,
    causedBy: (conflict) => causedBy(state.others, conflict),
    lastAt: (place) => lastAt(state.others, place),
    stop: () => dispatch({ kind: 'stopped' }),
  } satisfies Omit<Saver, keyof typeof store>)
}

/** What is shown of the state. Conflicts that are the same stay the same object, so that nothing is drawn for them. */
function shownOf(state: SaverState, before: SaveState['conflicts']): SaveState {
  const { status, needsSignIn, needsReload, held, details } = state
  const conflicts = held.map(({ conflict }) => conflict)
  return {
    status,
    needsSignIn,
    needsReload,
    conflicts: isSameJson(conflicts, before) ? before : conflicts,
    details,
    hasPending: waitingIn(state).length > 0 || Object.keys(details.typed).length > 0,
  }
}

interface Dispatcher {
  dispatch: (event: SaverEvent) => void
  current: () => SaverState
}

/** Performs the effects of the reducer: requests, timers, the browser's store and the page on the screen. */
function createPerformer({ api, shadow, page }: SaverOptions, { dispatch, current }: Dispatcher) {
  const timers: Partial<Record<'sendDue' | 'askDue', ReturnType<typeof setTimeout>>> = {}
  const waiting: Record<'sendEnded' | 'askEnded', ((isDone: boolean) => void)[]> = { sendEnded: [], askEnded: [] }

  function after(kind: 'sendDue' | 'askDue', ms: number | null) {
    clearTimeout(timers[kind])
    if (ms !== null) timers[kind] = setTimeout(() => dispatch({ kind }), ms)
  }

  function ended(kind: 'sendEnded' | 'askEnded', isDone: boolean) {
    for (const resolve of waiting[kind].splice(0)) resolve(isDone)
  }

  /** @param ask returns the event to dispatch; undefined once the saver has ended */
  async function request(reason: PageFor | 'details', ask: (options: SendOptions) => Promise<SaverEvent | undefined>) {
    let retryAfterMs: number | undefined
    try {
      const event = await ask({ onRetryAfter: (ms) => (retryAfterMs = ms) })
      if (event) dispatch(event)
    } catch (error) {
      dispatch({ kind: 'failed', for: reason, failure: failureOf(error), retryAfterMs })
    }
  }

  async function sendDetails({ details, isLeaving }: Extract<Effect, { kind: 'sendDetails' }>) {
    if (isLeaving) return void api.describe(details, { keepalive: true }).catch(() => {})
    await request('details', async (options) => {
      try {
        return { kind: 'detailsSaved', page: await api.describe(details, options) }
      } catch (error) {
        const mistakes = mistakesOf(error, details)
        if (!mistakes) throw error
        return { kind: 'detailsRefused', mistakes }
      }
    })
  }

  function perform(effect: Effect): void {
    switch (effect.kind) {
      case 'keep':
        return shadow.write(effect.changes)
      case 'send':
        return void request('reply', async (options) => {
          // Changes must be in the browser's store before they are sent.
          await shadow.written()
          if (current().isStopped) return undefined
          return { kind: 'saved', reply: await api.apply(current().head.version, [...effect.changes], options) }
        })
      case 'sendOnLeave':
        api.apply(current().head.version, [...effect.changes], { keepalive: true }).catch(() => {
          // The browser keeps them: they are sent again when someone comes back.
        })
        return
      case 'keepDetails':
        return page.keepDetails(effect.typed)
      case 'sendDetails':
        return void sendDetails(effect)
      case 'showPage':
        return page.setPage(effect.page)
      case 'fetchNews':
        return void request(effect.for, async () => ({
          kind: 'newsCame',
          for: effect.for,
          reply: await api.changesSince(effect.since),
        }))
      case 'fetchPage':
        return void request(effect.for, async () => ({
          kind: 'pageCame',
          for: effect.for,
          holding: effect.holding,
          reply: await api.load(),
        }))
      case 'takeOver':
        return page.takeOver(effect.document, effect.lostFields, effect.foreign)
      case 'headMoved':
        if (effect.media.length > 0) page.addMedia(effect.media)
        return page.setHeadVersion(effect.version)
      case 'notify':
        return page.notify(effect.sentence)
      case 'sendIn':
        return after('sendDue', effect.ms)
      case 'askIn':
        return after('askDue', effect.ms)
      case 'sendEnded':
        return ended('sendEnded', effect.isDone)
      case 'askEnded':
        return ended('askEnded', true)
      case 'stopped':
        after('sendDue', null)
        after('askDue', null)
        ended('sendEnded', false)
        return ended('askEnded', false)
      default:
        effect satisfies never
    }
  }

  /** Resolves when the request that is started, or already under way, has ended. */
  const until = (kind: 'sendEnded' | 'askEnded', begin: () => void) =>
    new Promise<boolean>((resolve) => {
      waiting[kind].push(resolve)
      begin()
    })

  return { perform, until }
}
