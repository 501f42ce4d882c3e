import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type blockUser as blockEndpoint,
  type createUserNote as createNoteEndpoint,
  type deleteUserNote as deleteNoteEndpoint,
  type getUser as getEndpoint,
  type listUsers as listEndpoint,
  type revealUserContact as revealEndpoint,
  type unblockUser as unblockEndpoint,
  type User,
  type UserDetail,
  type UserNote,
  userNotesAtMost,
  usersPerPage,
  type verifyUserContact as verifyEndpoint,
} from '@naikkelas/contract/identity'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findPersonEntries } from '../../../platform/audit/index.ts'
import { findSessions } from '../../../platform/realms/index.ts'
import { hasSecondFactor } from '../account-access/index.ts'
import { findAdminNames } from '../admins/index.ts'
import {
  blockLearner,
  findMergedAccounts,
  findUserRecord,
  findUserRecords,
  learnerRealm,
  learnerTables,
  maskedEmail,
  maskedPhone,
  unblockLearner,
  type UserRecord,
  verifyEmailOf,
  verifyPhoneOf,
} from '../learners/index.ts'
import { userEventOf } from './user-events.rules.ts'
import {
  countNotesLocked,
  deleteUserNoteRow,
  findUserNote,
  findUserNotes,
  insertUserNote,
  type StoredUserNote,
} from './user-notes.repo.ts'
import { recordFilterOf } from './user-search.rules.ts'
import { mayDeleteNote } from './users.policy.ts'

const eventsAtMost = 100

/** The latest first; one more than a page is read, to know whether there is a next one. */
export async function listUsers(
  { database }: AdminContext,
  { query: { older, newer, ...asked } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const filter = recordFilterOf(asked)
  const limit = usersPerPage + 1
  if (newer !== undefined) {
    const found = await findUserRecords(database.queries, { ...filter, newerThan: newer, limit })
    const page = found.slice(0, usersPerPage).toReversed()
    return {
      items: page.map(userView),
      older: page.at(-1)?.number ?? null,
      newer: found.length === limit ? (page[0]?.number ?? null) : null,
    }
  }
  const found = await findUserRecords(database.queries, { ...filter, olderThan: older, limit })
  const page = found.slice(0, usersPerPage)
  return {
    items: page.map(userView),
    older: found.length === limit ? (page.at(-1)?.number ?? null) : null,
    newer: older === undefined ? null : (page[0]?.number ?? null),
  }
}

export async function getUser(ctx: AdminContext, { params }: InputFor<typeof getEndpoint>): Promise<UserDetail> {
  const { queries } = ctx.database
  const record = existing(await findUserRecord(queries, params.userId))
  // One after the other: within a transaction all of them use one connection.
  const sessions = await findSessions(queries, learnerTables, record.id)
  const notes = await findUserNotes(queries, record.id)
  const merged = await findMergedAccounts(queries, record.id)
  const ids = [record.id, ...merged.map(({ id }) => id)]
  const person = { realm: learnerRealm.name, recordType: 'users', ids }
  const entries = await findPersonEntries(queries, person, eventsAtMost)
  const admins = [
    ...notes.flatMap(({ adminId }) => adminId ?? []),
    ...entries.filter(({ realm }) => realm === 'admin').map(({ actorId }) => actorId),
  ]
  const names = await findAdminNames(queries, [...new Set(admins)])
  const events = entries.flatMap(({ id, realm, endpoint, before, after, actorId, reason, at }) => {
    const kind = userEventOf({ realm, endpoint, before, after })
    const admin = realm === 'admin' ? (names.get(actorId) ?? 'Admin yang sudah dihapus') : null
    return kind === null ? [] : [{ id, kind, admin, reason, at: at.toISOString() }]
  })
  const registered = {
    id: record.id,
    kind: 'registered' as const,
    admin: null,
    reason: null,
    at: record.registeredAt.toISOString(),
  }
  return {
    ...userView(record),
    lastSeenAt: sessions[0]?.updated_at.toISOString() ?? null,
    sessions: sessions.length,
    hasSecondFactor: await hasSecondFactor(queries, { realm: learnerRealm.name, accountId: record.id }),
    mergedNumbers: merged.map(({ number }) => number),
    notes: notes.map((note) => noteView(note, names)),
    events: entries.length < eventsAtMost ? [...events, registered] : events,
  }
}

/** What the audit keeps of a learner: how the account is, and nothing that says who it is. */
export async function findUserFacts({ database }: AdminContext, { params }: { params: { userId: string } }) {
  const record = await findUserRecord(database.queries, params.userId)
  if (!record) return undefined
  const { id, number, status, isEmailVerified, isPhoneVerified } = record
  const merged = await findMergedAccounts(database.queries, id)
  return { id, number, status, isEmailVerified, isPhoneVerified, mergedNumbers: merged.map((one) => one.number) }
}

export async function revealUserContact(
  { database }: AdminContext,
  { params }: InputFor<typeof revealEndpoint>,
): Promise<OutputFor<typeof revealEndpoint>> {
  const { email, phone } = existing(await findUserRecord(database.queries, params.userId))
  return { email, phone }
}

export async function verifyUserContact(
  ctx: AdminContext,
  { params, body }: InputFor<typeof verifyEndpoint>,
): Promise<User> {
  await ctx.database.transaction(async (tx) => {
    const { phone, isEmailVerified, isPhoneVerified } = existing(await findUserRecord(tx, params.userId))
    if (body.contact === 'email') {
      if (isEmailVerified) throw refused('contact', 'E-mail ini sudah terverifikasi')
      return verifyEmailOf(tx, params.userId)
    }
    if (phone === null) throw refused('contact', 'Akun ini belum punya nomor WhatsApp')
    if (isPhoneVerified) throw refused('contact', 'Nomor ini sudah terverifikasi')
    if (!(await verifyPhoneOf(tx, params.userId, phone)))
      throw refused('contact', 'Nomor ini sudah diverifikasi oleh akun lain')
  })
  return currentUser(ctx, params)
}

export async function blockUser(ctx: AdminContext, { params }: InputFor<typeof blockEndpoint>): Promise<User> {
  await ctx.database.transaction(async (tx) => {
    if (!(await blockLearner(tx, params.userId, ctx.clock.now()))) throw refused('', 'Akun ini sudah diblokir')
  })
  return currentUser(ctx, params)
}

export async function unblockUser(ctx: AdminContext, { params }: InputFor<typeof unblockEndpoint>): Promise<User> {
  await ctx.database.transaction(async (tx) => {
    if (!(await unblockLearner(tx, params.userId))) throw refused('', 'Akun ini tidak diblokir')
  })
  return currentUser(ctx, params)
}

export async function createUserNote(
  ctx: AdminContext,
  { params, body }: InputFor<typeof createNoteEndpoint>,
): Promise<UserNote[]> {
  await ctx.database.transaction(async (tx) => {
    const count = await countNotesLocked(tx, params.userId)
    if (count === null) throw new AppError('not_found')
    if (count >= userNotesAtMost) throw refused('text', `Catatan maksimal ${userNotesAtMost} per akun`)
    await insertUserNote(tx, {
      learnerId: params.userId,
      adminId: ctx.actor.id,
      text: body.text,
      at: ctx.clock.now(),
    })
  })
  return currentNotes(ctx, params)
}

export async function deleteUserNote(
  ctx: AdminContext,
  { params }: InputFor<typeof deleteNoteEndpoint>,
): Promise<UserNote[]> {
  await ctx.database.transaction(async (tx) => {
    const note = await findUserNote(tx, { learnerId: params.userId, noteId: params.noteId })
    if (!note) throw new AppError('not_found')
    if (!mayDeleteNote(ctx.actor, note)) throw new AppError('not_allowed')
    await deleteUserNoteRow(tx, note.id)
  })
  return currentNotes(ctx, params)
}

export async function currentUser({ database }: AdminContext, { userId }: { userId: string }): Promise<User> {
  return userView(existing(await findUserRecord(database.queries, userId)))
}

async function currentNotes({ database }: AdminContext, { userId }: { userId: string }): Promise<UserNote[]> {
  const notes = await findUserNotes(database.queries, userId)
  const names = await findAdminNames(database.queries, [...new Set(notes.flatMap(({ adminId }) => adminId ?? []))])
  return notes.map((note) => noteView(note, names))
}

function noteView({ id, adminId, text, at }: StoredUserNote, names: ReadonlyMap<string, string>): UserNote {
  const name = adminId === null ? undefined : names.get(adminId)
  const admin = adminId === null || name === undefined ? null : { id: adminId, name }
  return { id, text, admin, at: at.toISOString() }
}

function userView(record: UserRecord): User {
  const { id, number, name, email, isEmailVerified, phone, isPhoneVerified, status, registeredAt } = record
  return {
    id,
    number,
    name,
    maskedEmail: maskedEmail(email),
    isEmailVerified,
    maskedPhone: phone === null ? null : maskedPhone(phone),
    isPhoneVerified,
    status,
    registeredAt: registeredAt.toISOString(),
  }
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError('not_found')
  return found
}

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })
