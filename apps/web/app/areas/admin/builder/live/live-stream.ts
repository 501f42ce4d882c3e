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
  addEventListener: (name: string, hear: (event: { data?: unknown }) => void) => void
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
  /** The line broke, or could not be had; it is tried again by itself. */
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
  /** Hears nothing until the next `retry`. */
  pause: () => void
  stop: () => void
}

/** The server says something every ten seconds; a line that is silent for longer is dead, whatever it looks like. */
const silenceMs = 25_000

/** Hears what happens to a page elsewhere, and comes back by itself however often the line breaks. */
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
    const hear = <Data>(name: string, schema: z.ZodMiniType<Data> | null, notify: (data: Data) => void) =>
      opened.addEventListener(name, ({ data }) => {
        if (source !== opened) return
        const isBack = failures > 0
        failures = 0
        watch()
        if (isBack) onBack()
        const parsed = schema?.safeParse(JSON.parse(String(data)))
        // Of a server of another build: what cannot be read is asked for when something is saved.
        if (parsed?.success) notify(parsed.data)
      })
    hear('head', headNewsSchema, onHead)
    hear('page', pageNewsSchema, onPage)
    hear('people', presentPeopleSchema, onPeople)
    hear('comments', commentNewsSchema, onComments)
    hear('beat', null, () => {})
    hear('end', streamEndSchema, ({ reason }) => (reason === 'not_found' ? leave() : lose()))
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
