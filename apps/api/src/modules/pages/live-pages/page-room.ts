import type { LandingPage } from '@naikkelas/contract/pages'
import type { ChangeBus } from '../../../platform/change-bus/index.ts'
import { eventText } from './event-text.ts'
import { gone, topicOf } from './page-topics.ts'
import type { Reader } from './reader.ts'

interface RoomPorts {
  bus: ChangeBus
  /** What happened to the page since a version, ready to be sent; null when nothing did. */
  newsSince: (pageId: string, version: number) => Promise<{ headVersion: number; bytes: Uint8Array } | null>
  loadPage: (pageId: string) => Promise<LandingPage>
  /** What people say about the page, ready to be sent. */
  commentsOf: (pageId: string) => Promise<Uint8Array>
  onFailure: (error: unknown) => void
}

/** Subscribers of one page in this process: news is read once and broadcast. */
export interface PageRoom {
  readers: ReadonlySet<Reader>
  enter: (reader: Reader) => void
  leave: (reader: Reader) => void
}

const retryMs = 1_000

/** @param head the version after which news begins */
export function openRoom(
  pageId: string,
  head: number,
  { bus, newsSince, loadPage, commentsOf, onFailure }: RoomPorts,
): PageRoom {
  const readers = new Set<Reader>()
  let lastVersion = head
  let isReading = false
  let isMoreDue = false
  let retry: NodeJS.Timeout | undefined

  const broadcast = (bytes: Uint8Array) => {
    for (const reader of readers) reader.send(bytes)
  }
  const endAll = () => {
    for (const reader of [...readers]) reader.end('not_found')
  }

  async function broadcastChanges(): Promise<void> {
    isMoreDue = true
    if (isReading) return
    isReading = true
    try {
      while (isMoreDue && readers.size > 0) {
        isMoreDue = false
        const news = await newsSince(pageId, lastVersion)
        if (!news) continue
        lastVersion = news.headVersion
        isMoreDue = true
        broadcast(news.bytes)
      }
    } catch (error) {
      onFailure(error)
      // The bus notifies once, so that a failed read is retried here.
      clearTimeout(retry)
      retry = setTimeout(() => void broadcastChanges(), retryMs).unref()
    }
    isReading = false
  }

  async function broadcastDetails() {
    try {
      broadcast(eventText('page', await loadPage(pageId)))
    } catch (error) {
      onFailure(error)
    }
  }

  async function broadcastComments() {
    try {
      broadcast(await commentsOf(pageId))
    } catch (error) {
      onFailure(error)
    }
  }

  const stops = [
    bus.listen(topicOf.head(pageId), (version) => {
      if (version === gone) endAll()
      else if (Number(version) > lastVersion) void broadcastChanges()
    }),
    bus.listen(topicOf.details(pageId), (version) => {
      if (version !== gone) void broadcastDetails()
    }),
    bus.listen(topicOf.comments(pageId), (version) => {
      if (version !== gone) void broadcastComments()
    }),
    bus.listen(topicOf.people(pageId), (people) => broadcast(eventText('people', JSON.parse(people)))),
  ]
  return {
    readers,
    enter: (reader) => readers.add(reader),
    leave(reader) {
      readers.delete(reader)
      if (readers.size > 0) return
      clearTimeout(retry)
      for (const stop of stops.splice(0)) stop()
    },
  }
}
