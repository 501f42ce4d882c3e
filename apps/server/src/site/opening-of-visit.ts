import type { IncomingMessage } from 'node:http'
import { type Opening, openingOf } from '@naikkelas/api'

/** The parts of a request to Node's server that show whether a person opened its address. */
export const openingOfVisit = ({ method = '', headers }: IncomingMessage): Opening =>
  openingOf({ method, headers: { get: (name) => headers[name]?.toString() ?? null } })
