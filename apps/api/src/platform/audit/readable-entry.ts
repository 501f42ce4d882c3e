import type { AppContext } from '../../app-context.ts'
import type { FullAuditEntry } from './audit-entries.queries.ts'
import { openPersonal, personKeyIds } from './people-values.rules.ts'
import { findPersonKeys } from './person-keys.repo.ts'
import { PERSON_KEYS } from './record-change.ts'

/** An entry with its personal values opened; those of a person who is gone are `[erased]`. */
export async function readableEntry(
  { database, keyFor }: Pick<AppContext, 'database' | 'keyFor'>,
  entry: FullAuditEntry,
): Promise<FullAuditEntry> {
  const { id, before, after } = entry
  const keyIds = [...new Set([before, after].flatMap((value) => [...personKeyIds(value)]))].filter((one) =>
    uuid.test(one),
  )
  const keys = await findPersonKeys(database.queries, keyFor(PERSON_KEYS), keyIds)
  return { ...entry, before: openPersonal(before, keys, id), after: openPersonal(after, keys, id) }
}

/** In an export, in place of a personal value. */
const LEFT_OUT = '[personal]'

/** An entry for a file, which would outlive the erasure of a person: sealed values are left out. */
export function withoutPersonal(entry: FullAuditEntry): FullAuditEntry {
  const hidden = (value: unknown) => openPersonal(value, new Map(), entry.id, LEFT_OUT)
  return { ...entry, before: hidden(entry.before), after: hidden(entry.after) }
}

/** What people type may look like a sealed value. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
