import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../app-context.ts'
import type { Tx } from '../database/index.ts'
import { currentRequestId } from '../request-ids/index.ts'
import { insertAuditEntry, type AuditEntry } from './audit.repo.ts'
import { auditValue } from './audit-values.rules.ts'
import { sealPersonal } from './people-values.rules.ts'
import { type PersonTable, personKeys } from './person-keys.repo.ts'

/** Whose name, address and numbers a record holds. */
export interface AuditedPerson {
  table: PersonTable
  id: string
}

export interface Change extends Omit<AuditEntry, 'id' | 'requestId' | 'at'> {
  /** Of a record about a person; absent for one about pages, settings and the like. */
  person?: AuditedPerson | undefined
}

/** The purpose of the key that keys of persons are sealed by. */
export const PERSON_KEYS = 'audit persons'

/** The only way into the audit: without secrets, and with personal values sealed by the person's own key. */
export async function recordChange(
  { keyFor, clock }: Pick<AppContext, 'keyFor' | 'clock'>,
  tx: Tx,
  { person, before, after, ...change }: Change,
): Promise<void> {
  const id = uuidv7()
  const kept = { before: auditValue(before), after: auditValue(after) }
  const keys = person && (await personKeys(tx, keyFor(PERSON_KEYS), person.table, person.id))
  const sealed = (value: unknown) => (keys === undefined ? value : sealPersonal(value, keys, id))
  await insertAuditEntry(tx, {
    ...change,
    id,
    before: sealed(kept.before),
    after: sealed(kept.after),
    requestId: currentRequestId() ?? null,
    at: clock.now(),
  })
}
