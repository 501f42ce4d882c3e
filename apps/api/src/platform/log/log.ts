import pino, { type DestinationStream, type Logger } from 'pino'
import { currentRequestId } from '../request-ids/index.ts'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

interface LogOptions {
  level: LogLevel
  /** @default standard output */
  destination?: DestinationStream
}

/** One JSON object a line, each with the id of the request it belongs to. Fields are named by us: nothing of a body. */
export function createLog({ level, destination }: LogOptions): Log {
  const options = {
    level,
    // Neither process id nor host: the log collector adds them.
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === undefined ? {} : { requestId }
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
