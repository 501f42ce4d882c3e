import { type ProgressState, saveProgress } from '@naikkelas/contract/learning'
import { useCallback, useEffect, useRef } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { type Report, type Reports, withoutReport, withReport } from './progress-reports.ts'

const prefix = 'naikkelas-progress-'

/**
 * Sends what was seen of films and books. What cannot be sent waits in the browser under the learner's number, and goes when
 * the network is back or the room is opened again.
 * @returns a function that reports; it may be called while the page is being left
 */
export function useProgressReports(learner: number, onState: (state: ProgressState) => void) {
  const key = `${prefix}${learner}`
  const latest = useRef(onState)
  useEffect(() => {
    latest.current = onState
  })

  const send = useCallback(
    async (lessonId: string, report: Report) => {
      if (!(await isAnswered(lessonId, report, latest.current))) store(key, withReport(stored(key), lessonId, report))
    },
    [key],
  )

  useEffect(() => {
    const sendWaiting = async () => {
      for (const [lessonId, report] of Object.entries(stored(key))) {
        if (!(await isAnswered(lessonId, report, latest.current))) return
        const waiting = stored(key)
        // More may have come while it was sent: then it waits for the next time, and what was sent twice counts once.
        if (JSON.stringify(waiting[lessonId]) === JSON.stringify(report)) store(key, withoutReport(waiting, lessonId))
      }
    }
    const begin = () => void sendWaiting()
    begin()
    window.addEventListener('online', begin)
    return () => window.removeEventListener('online', begin)
  }, [key])

  return send
}

/** Sends a report. @returns false when it has to be sent again: the server was not reached, or had too much to do */
async function isAnswered(lessonId: string, report: Report, onState: (state: ProgressState) => void): Promise<boolean> {
  try {
    onState(await call(saveProgress, { params: { lessonId }, body: report }, { keepalive: true }))
    return true
  } catch (error) {
    // What the server refuses it would refuse again: the lesson is closed or gone.
    return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  }
}

/** Private windows may have no storage. */
function stored(key: string): Reports {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Reports
  } catch {
    return {}
  }
}

function store(key: string, reports: Reports): void {
  try {
    if (Object.keys(reports).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(reports))
  } catch {
    // Full, or not allowed: the next report has the same parts again while the film is open.
  }
}
