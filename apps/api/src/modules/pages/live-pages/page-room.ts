import type { ChangeBus } from '../../../platform/change-bus/index.ts'
import { eventText } from './event-text.ts'
import { createRefresher } from './refresher.ts'
import { gone, topicOf } from './page-topics.ts'
import type { Reader } from './reader.ts'

/** An event ready to be sent, and the state of its topic at the moment it was read. */
interface StateEvent {
  bytes: Uint8Array
  state: string
}

interface RoomPorts {
  bus: ChangeBus
  /** What happened to the page since a version, ready to be sent; null when nothing did. */
  newsSince: (pageId: string, version: number) => Promise<{ headVersion: number; bytes: Uint8Array } | null>
  detailsOf: (pageId: string) => Promise<StateEvent>
  /** What people say about the page. */
  commentsOf: (pageId: string) => Promise<StateEvent>
  onFailure: (error: unknown) => void
}

/** Subscribers of one page in this process: news is read once and broadcast. */
export interface PageRoom {
  readers: ReadonlySet<Reader>
  enter: (reader: Reader) => void
  leave: (reader: Reader) => void
}

/** @param head the version after which news begins */
export function openRoom(
  pageId: string,
  head: number,
  { bus, newsSince, detailsOf, commentsOf, onFailure }: RoomPorts,
): PageRoom {
  const readers = new Set<Reader>()
  let lastVersion = head

  const broadcast = (bytes: Uint8Array) => {
    for (const reader of readers) reader.send(bytes)
  }
  const endAll = () => {
    for (const reader of [...readers]) reader.end('not_found')
  }
  const refresher = (refresh: () => Promise<void>) =>
    createRefresher({ refresh, isNeeded: () => readers.size > 0, onFailure })

  const changes = refresher(async () => {
    for (let news = await newsSince(pageId, lastVersion); news; news = await newsSince(pageId, lastVersion)) {
      lastVersion = news.headVersion
      broadcast(news.bytes)
    }
  })
  const details = refresher(async () => {
    const { bytes, state } = await detailsOf(pageId)
    broadcast(bytes)
    // A state that came and went between two polls was broadcast although the bus never saw it: the bus learns of it,
    // so that the state before it counts as a change again.
    bus.changed(topicOf.details(pageId), state)
  })
  const comments = refresher(async () => {
    const { bytes, state } = await commentsOf(pageId)
    broadcast(bytes)
    bus.changed(topicOf.comments(pageId), state)
  })
  const refreshers = [changes, details, comments]

  const stops = [
    bus.listen(topicOf.head(pageId), (version) => {
      if (version === gone) endAll()
      else if (Number(version) > lastVersion) changes.request()
    }),
    bus.listen(topicOf.details(pageId), (version) => {
      if (version !== gone) details.request()
    }),
    bus.listen(topicOf.comments(pageId), (version) => {
      if (version !== gone) comments.request()
    }),
    bus.listen(topicOf.people(pageId), (people) => broadcast(eventText('people', JSON.parse(people)))),
  ]
  return {
    readers,
    enter: (reader) => readers.add(reader),
    leave(reader) {
      readers.delete(reader)
      if (readers.size > 0) return
      for (const refresher of refreshers) refresher.stop()
      for (const stop of stops.splice(0)) stop()
    },
  }
}
