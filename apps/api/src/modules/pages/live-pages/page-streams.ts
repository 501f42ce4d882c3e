import { perApp } from '../../../platform/per-app.ts'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findThreads } from '../comments/index.ts'
import { existingPage, findPage, listChanges } from '../landing-pages/index.ts'
import { type ChangeBus, createPollingBus } from '../../../platform/change-bus/index.ts'
import { eventText } from './event-text.ts'
import { openRoom, type PageRoom } from './page-room.ts'
import { mayLook, readTopics, readWithState, topicOf } from './page-topics.ts'
import { findPeople } from './presence.repo.ts'
import { openReader, type Reader } from './reader.ts'

export interface PageStreams {
  /** A page's event stream for an admin with access. @throws AppError `not_found`, or with too many streams open */
  open: (reading: Reading) => Promise<Response>
  /** Ends every stream, and opens none any more. */
  stop: () => Promise<void>
  bus: ChangeBus
}

interface Reading {
  /** The stream ends with it. */
  sessionId: string
  adminId: string
  pageId: string
  /** The newest version the reader has. */
  since: number
}

/** Tabs of one account, and of everyone, in one process. */
const limits = { account: 20, process: 500 }
/** Heartbeat; a client without data for twice that long reconnects. */
const beatMs = 10_000
/** Larger news is not sent; clients fetch it. */
const newsBytes = 65_536

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Not cached and not compressed: compression would delay small events.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

function createPageStreams(ctx: AppContext, { pollMs }: { pollMs?: number | undefined } = {}): PageStreams {
  const onFailure = (error: unknown) => ctx.onFailure(error, 'streams of landing pages')
  const bus = createPollingBus({
    read: (topics) => readTopics(ctx, topics),
    onFailure,
    ...(pollMs === undefined ? {} : { everyMs: pollMs }),
  })
  ctx.signals.on('landing_page.head_changed', ({ pageId, headVersion }) =>
    bus.changed(topicOf.head(pageId), String(headVersion)),
  )
  const rooms = new Map<string, PageRoom>()
  const ofAccount = new Map<string, number>()
  const readers = new Set<Reader>()
  let isStopped = false
  let beat: NodeJS.Timeout | undefined

  async function newsSince(pageId: string, since: number) {
    const { headVersion, changes, media } = await listChanges(ctx, { params: { pageId }, query: { since } })
    if (headVersion <= since) return null
    const whole = eventText('head', { headVersion, changes, media })
    const bytes = whole.byteLength <= newsBytes ? whole : eventText('head', { headVersion, changes: null, media: [] })
    return { headVersion, bytes }
  }

  async function detailsOf(pageId: string) {
    const { content: page, state } = await readWithState(ctx.database, pageId, async (tx) =>
      existingPage(await findPage(tx, pageId)),
    )
    return { bytes: eventText('page', page), state: state.details, headVersion: page.headVersion }
  }

  async function commentsOf(pageId: string) {
    const { content: threads, state } = await readWithState(ctx.database, pageId, (tx) => findThreads(tx, pageId))
    const whole = eventText('comments', { threads })
    const bytes = whole.byteLength <= newsBytes ? whole : eventText('comments', { threads: null })
    return { bytes, state: state.comments }
  }

  function count(adminId: string, by: 1 | -1) {
    const left = (ofAccount.get(adminId) ?? 0) + by
    if (left > 0) ofAccount.set(adminId, left)
    else ofAccount.delete(adminId)
  }

  function beatAll() {
    const bytes = eventText('beat', {})
    for (const reader of readers) reader.send(bytes)
  }

  return {
    bus,
    async open({ sessionId, adminId, pageId, since }) {
      const details = await detailsOf(pageId)
      if (isStopped) throw new AppError('busy', { reason: 'the server is ending' })
      if (readers.size >= limits.process) throw new AppError('busy', { reason: 'streams of the process' })
      if ((ofAccount.get(adminId) ?? 0) >= limits.account)
        throw new AppError('too_many', { limit: 'streams of an account', retryAfterSeconds: 10 })

      const ports = { bus, newsSince, detailsOf, commentsOf, onFailure }
      const room = rooms.get(pageId) ?? openRoom(pageId, details.headVersion, ports)
      rooms.set(pageId, room)
      const { body, reader } = openReader(() => {
        stopAccess()
        readers.delete(reader)
        count(adminId, -1)
        room.leave(reader)
        if (room.readers.size === 0 && rooms.get(pageId) === room) rooms.delete(pageId)
        if (readers.size === 0) {
          clearInterval(beat)
          beat = undefined
        }
      })
      const stopAccess = bus.listen(topicOf.access(sessionId), (state) => {
        if (state !== mayLook) reader.end('not_allowed')
      })
      count(adminId, 1)
      readers.add(reader)
      room.enter(reader)
      beat ??= setInterval(beatAll, beatMs).unref()
      // From here on the room sends news; earlier events come first or overlap, without a gap.
      try {
        const news = await newsSince(pageId, since)
        reader.send(details.bytes)
        reader.send(news?.bytes ?? eventText('head', { headVersion: details.headVersion, changes: [], media: [] }))
        const comments = await commentsOf(pageId)
        reader.send(comments.bytes)
        reader.send(eventText('people', (await findPeople(ctx.database.queries, [pageId])).get(pageId) ?? []))
        // What this reader was sent may be older or newer than what the room was sent last.
        bus.changed(topicOf.details(pageId), details.state)
        bus.changed(topicOf.comments(pageId), comments.state)
      } catch (error) {
        reader.end('restart')
        throw error
      }
      return new Response(body, { headers: streamHeaders })
    },
    async stop() {
      isStopped = true
      for (const reader of [...readers]) reader.end('restart')
      await bus.stop()
    },
  }
}

export const pageStreamsOf = perApp((app) => createPageStreams(app))
