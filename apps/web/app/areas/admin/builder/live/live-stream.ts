import {
  type CommentNews,
  commentNewsSchema,
  type HeadNews,
  headNewsSchema,
  type LandingPage,
  pageNewsSchema,
  pageStreamPath,
  type PresentPerson,
  presentPeopleSchema,
  streamEndSchema,
} from '@naikkelas/contract/pages'
import type * as z from 'zod/mini'
import { requestParts } from '../../../../shared/api/request-parts.ts'
import { backoffMs } from '../save/backoff.ts'

/** The part of an EventSource that is needed, so that a program without one may bring its own. */
export interface Source {
  addEventListener: (name: string, listener: (event: { data?: unknown }) => void) => void
  close: () => void
}

interface LiveStreamOptions {
  pageId: string
  /** The newest known version: what followed it is sent first. */
  since: () => number
  onHead: (news: HeadNews) => void
  onPage: (page: LandingPage) => void
  onPeople: (people: PresentPerson[]) => void
  onComments: (news: CommentNews) => void
  /** The connection broke or failed; it is retried automatically. */
  onLost: () => void
  /** Events arrive again after an interruption. @default none */
  onBack?: () => void
  /** The page is gone: nothing more comes. */
  onGone: () => void
  openSource?: (address: string) => Source
  random?: () => number
}

export interface LiveStream {
  /** Tries again at once instead of when it is due. */
  retry: () => void
  /** Closes the connection until the next `retry`. */
  pause: () => void
  stop: () => void
}

/** The server sends an event every ten seconds; a connection that is silent for longer is dead. */
const silenceMs = 25_000

/** Streams what happens to a page elsewhere, and reconnects by itself after every interruption. */
export function openLiveStream({
  pageId,
  since,
  onHead,
  onPage,
  onPeople,
  onComments,
  onLost,
  onBack = () => {},
  onGone,
  openSource = (address) => new EventSource(address),
  random,
}: LiveStreamOptions): LiveStream {
  let source: Source | null = null
  let failures = 0
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function connect() {
    clearTimeout(timer)
    source?.close()
    if (isStopped) return
    const { address } = requestParts({ path: pageStreamPath }, { params: { pageId }, query: { since: since() } })
    const opened = openSource(address)
    source = opened
    const subscribe = <Data>(name: string, schema: z.ZodMiniType<Data> | null, notify: (data: Data) => void) =>
      opened.addEventListener(name, ({ data }) => {
        if (source !== opened) return
        const isBack = failures > 0
        failures = 0
        watch()
        if (isBack) onBack()
        const parsed = schema?.safeParse(JSON.parse(String(data)))
        // From a server of another build: unreadable changes are requested with the next save.
        if (parsed?.success) notify(parsed.data)
      })
    subscribe('head', headNewsSchema, onHead)
    subscribe('page', pageNewsSchema, onPage)
    subscribe('people', presentPeopleSchema, onPeople)
    subscribe('comments', commentNewsSchema, onComments)
    subscribe('beat', null, () => {})
    subscribe('end', streamEndSchema, ({ reason }) => (reason === 'not_found' ? leave() : lose()))
    opened.addEventListener('error', () => source === opened && lose())
    watch()
  }

  function watch() {
    clearTimeout(timer)
    timer = setTimeout(lose, silenceMs)
  }

  function lose() {
    clearTimeout(timer)
    source?.close()
    source = null
    if (isStopped) return
    failures += 1
    timer = setTimeout(connect, backoffMs(failures, random))
    onLost()
  }

  function pause() {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  function stop() {
    isStopped = true
    pause()
  }

  function leave() {
    stop()
    onGone()
  }

  connect()
  return {
    retry() {
      if (source !== null || isStopped) return
      failures = 0
      connect()
    },
    pause,
    stop,
  }
}
