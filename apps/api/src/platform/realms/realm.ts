import { openRealm, type OpenRealm } from './open-realm.ts'
import type { RealmOptions, RealmPorts } from './realm-options.ts'
import type { Account } from './session.ts'

export interface Realm<Actor extends Account> extends RealmOptions<Actor> {
  open: (ports: RealmPorts) => OpenRealm<Actor>
}

/**
 * Declares a population of accounts with tables, cookie and actor of its own: ids, sessions and tokens of two realms are
 * never comparable. Endpoints are bound to it by `for`.
 */
export function createRealm<Actor extends Account>(options: RealmOptions<Actor>): Realm<Actor> {
  return { ...options, open: (ports) => openRealm(options, ports) }
}
