import type { Sample } from './metrics.ts'

/** What the supervisor asks a process for over the IPC channel. */
export interface MetricsRequest {
  kind: 'metrics'
  /** Comes back with the answer. */
  id: number
}

/** What a process says to its supervisor over the IPC channel. */
export type ProcessMessage =
  /** It serves. The notes are for the operator: demo sign-ins and the like. */
  | { kind: 'ready'; notes: string[] }
  /** It cannot go on, and ends as soon as that is reported. The reason is one line. */
  | { kind: 'crashed'; reason: string }
  /** It cannot start until the operator changes something: whole sentences. */
  | { kind: 'refused'; reason: string }
  /** How it does now. */
  | { kind: 'metrics'; id: number; samples: Sample[] }

/** A message as it was received; undefined when it is none of ours. */
export function parseProcessMessage(message: unknown): ProcessMessage | undefined {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return undefined
  switch (message.kind) {
    case 'ready':
    case 'crashed':
    case 'refused':
    case 'metrics':
      return message as ProcessMessage
    default:
      return undefined
  }
}
