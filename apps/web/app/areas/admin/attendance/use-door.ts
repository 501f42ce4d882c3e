import {
  type Attendee,
  checkIn,
  type EventAttendees,
  listAttendees,
  type ScanResult,
  scansAtMost,
  ticketCodeIn,
  undoCheckIn,
} from '@naikkelas/contract/learning'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { onLineBack } from '../../../shared/late/line-back.ts'
import { type Answer, asSent, offlineAnswer, plainAnswer, type WaitingScan, withResults, withWaiting } from './door.ts'
import { dropScans, keepScan, waitingScans } from './waiting-scans.ts'

/** A queue at a door does not wait longer for a slow network, in milliseconds. */
const patienceMs = 6_000
const refreshMs = 30_000
const resendMs = 5_000

/** A scan made without network that was not the one that let its ticket in. */
interface Conflict {
  answer: Answer
  /** ISO moment of the scan. */
  scannedAt: string
}

export interface Door {
  /** As this door knows them. */
  attendees: readonly Attendee[]
  /** The last ticket, and which one of this sitting it was. */
  answer: { turn: number; answer: Answer } | null
  isChecking: boolean
  waiting: readonly WaitingScan[]
  isOffline: boolean
  conflicts: readonly Conflict[]
  /** Why the server refuses what waits. */
  refusal: string | null
  /** Answered in `answer`. */
  scan: (typed: string) => Promise<void>
  /** Sends what waits and loads the list. */
  sendWaiting: () => Promise<void>
  forgetConflicts: () => void
  /** @throws ApiError */
  undo: (code: string) => Promise<void>
}

interface DoorOf {
  eventId: string
  admin: { id: string; name: string }
  loaded: EventAttendees
}

/** Whether the server was out of reach or too busy: the scan waits. Whatever else it refuses it would refuse again. */
const isOutOfReach = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500

/** One door of an event: tickets are checked by the server, and by the loaded list while that is out of reach. */
export function useDoor({ eventId, admin, loaded }: DoorOf): Door {
  const door = `${admin.id}-${eventId}`
  const params = useMemo(() => ({ eventId }), [eventId])
  const [listed, setListed] = useState<readonly Attendee[]>(loaded.attendees)
  const [waiting, setWaiting] = useState<readonly WaitingScan[]>([])
  const [answer, setAnswer] = useState<Door['answer']>(null)
  const [isChecking, setIsChecking] = useState(false)
  const [isOffline, setIsOffline] = useState(false)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const reachedAt = useRef(0)
  /** Counts changes of check-ins: a list that was asked for before one is older than what is shown. */
  const changes = useRef(0)
  const isSending = useRef(false)
  const turn = useRef(0)

  const reached = useCallback(() => {
    reachedAt.current = Date.now()
    setIsOffline(false)
  }, [])

  const apply = useCallback((results: readonly Pick<ScanResult, 'code' | 'checkIn'>[]) => {
    changes.current += 1
    setListed((present) => withResults(present, results))
  }, [])

  const refresh = useCallback(async () => {
    const before = changes.current
    try {
      const { attendees } = await call(listAttendees, { params })
      reached()
      if (before === changes.current) setListed(attendees)
    } catch (error) {
      if (isOutOfReach(error)) setIsOffline(true)
    }
  }, [params, reached])

  const send = useCallback(async () => {
    const scans = waitingScans(door).slice(0, scansAtMost)
    setWaiting(waitingScans(door))
    if (isSending.current || scans.length === 0) return
    isSending.current = true
    try {
      const results = await call(checkIn, { params, body: { scans: asSent(scans, Date.now()) } })
      dropScans(
        door,
        results.map(({ id }) => id),
      )
      reached()
      setRefusal(null)
      apply(results)
      const moments = new Map(scans.map(({ id, at }) => [id, new Date(at).toISOString()]))
      const found = results.filter(({ outcome }) => outcome !== 'let_in')
      const explained = found.map(({ id, ...answer }) => ({
        answer: { ...answer, isWaiting: false },
        scannedAt: moments.get(id) ?? '',
      }))
      setConflicts((present) => [...present, ...explained])
    } catch (error) {
      if (isOutOfReach(error)) setIsOffline(true)
      else setRefusal(messageOf(error))
    } finally {
      isSending.current = false
      setWaiting(waitingScans(door))
    }
  }, [apply, door, params, reached])

  const sendWaiting = useCallback(async () => {
    await send()
    await refresh()
  }, [refresh, send])

  useEffect(() => {
    reachedAt.current = Date.now()
    // What was left by an earlier sitting.
    void send()
    const lost = () => setIsOffline(true)
    const isSeen = () => !document.hidden
    const timers = [
      setInterval(() => isSeen() && void refresh(), refreshMs),
      setInterval(() => isSeen() && void send(), resendMs),
    ]
    const unsubscribe = onLineBack(() => void sendWaiting())
    window.addEventListener('offline', lost)
    return () => {
      for (const timer of timers) clearInterval(timer)
      unsubscribe()
      window.removeEventListener('offline', lost)
    }
  }, [refresh, send, sendWaiting])

  const answered = async (typed: string): Promise<Answer> => {
    const code = ticketCodeIn(typed)
    if (code === null) return plainAnswer('malformed', typed)
    const scan = { id: crypto.randomUUID(), code, at: Date.now() }
    const own = waitingScans(door)
    const device = { attendees: listed, waiting: own, reachedAt: reachedAt.current, by: admin.name }
    // The server does not know yet what waits here.
    if (own.some((one) => one.code === code)) return offlineAnswer(scan, { ...device, reachedAt: scan.at })
    try {
      const signal = AbortSignal.timeout(patienceMs)
      const [result] = await call(checkIn, { params, body: { scans: [{ id: scan.id, code, ageMs: 0 }] } }, { signal })
      reached()
      if (!result) return plainAnswer('unknown', code)
      apply([result])
      return { ...result, isWaiting: false }
    } catch (error) {
      if (!isOutOfReach(error)) throw error
      setIsOffline(true)
      const local = offlineAnswer(scan, device)
      if (local.isWaiting) keepScan(door, scan)
      setWaiting(waitingScans(door))
      return local
    }
  }

  const scan = async (typed: string) => {
    turn.current += 1
    const own = turn.current
    setIsChecking(true)
    try {
      const answer = await answered(typed)
      if (own === turn.current) setAnswer({ turn: own, answer })
      setRefusal(null)
    } catch (error) {
      if (own === turn.current) setAnswer(null)
      setRefusal(messageOf(error))
    } finally {
      if (own === turn.current) setIsChecking(false)
    }
  }

  const undo = async (code: string) => {
    const own = waitingScans(door).find((one) => one.code === code)
    if (own) {
      dropScans(door, [own.id])
      setWaiting(waitingScans(door))
      return
    }
    await call(undoCheckIn, { params: { eventId, code } })
    reached()
    changes.current += 1
    setListed((present) => present.map((one) => (one.code === code ? { ...one, checkIn: null } : one)))
  }

  const attendees = useMemo(() => withWaiting(listed, waiting, admin.name), [listed, waiting, admin.name])
  return {
    attendees,
    answer,
    isChecking,
    waiting,
    isOffline,
    conflicts,
    refusal,
    scan,
    sendWaiting,
    forgetConflicts: () => setConflicts([]),
    undo,
  }
}
