import { accountHeader } from '@naikkelas/contract/identity'
import { endPresence, reportPresence } from '@naikkelas/contract/pages'
import { call } from '../../../../shared/api/call.ts'
import { announceLineBack } from '../../../../shared/late/line-back.ts'
import { atHead } from '../save/index.ts'
import type { BuilderParts } from '../state/builder-context.ts'
import { Arrivals } from './arrivals.ts'
import { releasedSentence } from '../model/held-words.ts'
import { openLiveStream } from './live-stream.ts'
import { startPresenceReports } from './presence-reporter.ts'

/** A hidden tab closes its stream after this time: browsers allow six connections per site over HTTP/1.1. */
const hiddenMs = 20_000

/** Without a connection for this long, other people are hidden: their leases have expired on the server too. */
const forgetMs = 10_000

/**
 * Joins this tab to the others on its page: receives their changes and reports its position. @returns a function to
 * leave
 */
export function startLive({ store, saver, presence, workspace, admin }: BuilderParts): () => void {
  const pageId = store.getState().page.id
  const params = { pageId }
  const headers = { [accountHeader]: admin.id }
  const arrivals = new Arrivals(Date.now())
  let forgetting: ReturnType<typeof setTimeout> | undefined
  let pausing: ReturnType<typeof setTimeout> | undefined

  const reporter = startPresenceReports({
    store,
    presence,
    admin,
    notify: (place) => call(reportPresence, { params, body: { tabId: presence.tabId, ...place } }, { headers }),
  })
  const stream = openLiveStream({
    pageId,
    since: () => saver.headVersion(),
    onHead: (news) => void saver.receive(news),
    onPage: (page) => store.actions.setPage(atHead(page, store.getState().page.headVersion)),
    onPeople(people) {
      clearTimeout(forgetting)
      forgetting = undefined
      presence.receive(people)
    },
    onComments: ({ threads }) => workspace.getState().comments.receive(threads),
    onLost() {
      forgetting ??= setTimeout(presence.forget, forgetMs)
      // Without a connection this still fetches changes, and detects that the session ended.
      void saver.refresh()
    },
    onBack: announceLineBack,
    onGone: () => store.actions.setProblem('Halaman ini sudah dihapus di tempat lain.'),
  })

  /** If two people begin to edit one text at the same time, the later one loses the lock. */
  function giveWay() {
    const { editing } = store.getState()
    const holder = editing && presence.holderOf(editing)
    if (!holder) return
    store.actions.endText()
    store.actions.setProblem(releasedSentence(holder))
  }

  const listeners = new AbortController()
  const { signal } = listeners
  for (const name of ['keydown', 'pointerdown', 'input'] as const)
    window.addEventListener(name, reporter.stir, { signal, capture: true, passive: true })
  const leave = () => {
    call(endPresence, { params: { ...params, tabId: presence.tabId } }, { headers, keepalive: true }).catch(() => {
      // Its position expires by itself.
    })
  }
  const come = () => {
    stream.retry()
    reporter.notifyNow()
  }
  window.addEventListener('online', come, { signal })
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener('pageshow', come, { signal })
  const look = () => {
    clearTimeout(pausing)
    if (document.visibilityState === 'visible') come()
    else pausing = setTimeout(stream.pause, hiddenMs)
  }
  document.addEventListener('visibilitychange', look, { signal })
  const stops = [
    presence.subscribe(({ others }, before) => {
      giveWay()
      if (others === before.others) return
      const sentence = arrivals.sentenceFor(others, Date.now())
      if (sentence !== null) store.actions.announce(sentence)
    }),
    saver.subscribe(({ needsSignIn }, before) => {
      if (before.needsSignIn && !needsSignIn) come()
    }),
  ]
  return () => {
    listeners.abort()
    clearTimeout(forgetting)
    clearTimeout(pausing)
    for (const stop of stops) stop()
    stream.stop()
    reporter.stop()
    presence.forget()
    leave()
  }
}
