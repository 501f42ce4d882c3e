import { isDeepStrictEqual } from 'node:util'
import { scheduledChangesAtMost } from '@naikkelas/contract/site'
import * as z from 'zod'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import type { JobRef } from '../../../platform/jobs/index.ts'
import type { SettingName } from '../../../platform/settings/index.ts'
import { insertScheduled } from './scheduled-settings.repo.ts'
import type { SettingState } from './setting-states.ts'

/** Beside the handler (carry-out-setting-change.job.ts), which calls what schedules. */
export const settingChangeRef: JobRef<{ changeId: string }> = {
  name: 'carry-out-setting-change',
  payload: z.object({ changeId: z.uuid() }),
  // People wait for it: within minutes it is done, or they read why not.
  retry: { delaysSeconds: [15, 30, 45, 60] },
}

export async function queueSettingChange(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Tx,
  { changeId, dueAt }: { changeId: string; dueAt: Date },
) {
  await jobs.enqueue(tx, settingChangeRef, { changeId }, { startAfter: dueAt })
}

interface Scheduling {
  name: SettingName
  present: Pick<SettingState, 'value' | 'scheduled'>
  value: Record<string, unknown>
  dueAt: Date
}

/** Stores what differs from now, so that other fields may change until then. Requires the lock of settings. */
export async function scheduleChange(ctx: AdminContext, tx: Tx, { name, present, value, dueAt }: Scheduling) {
  const at = ctx.clock.now()
  checkMoment(dueAt, at)
  if (present.scheduled.length >= scheduledChangesAtMost)
    throw refuse(`Paling banyak ${scheduledChangesAtMost} perubahan terjadwal. Batalkan yang tidak perlu dahulu.`)
  const changes = name.startsWith('flag/') ? value : differences(present.value, value)
  if (Object.keys(changes).length === 0) throw refuse('Belum ada isian yang berubah untuk dijadwalkan.')
  const changeId = await insertScheduled(tx, { name, changes, dueAt, at, actorId: ctx.actor.id })
  await queueSettingChange(ctx, tx, { changeId, dueAt })
}

const YEARS_AHEAD = 5

function checkMoment(dueAt: Date, now: Date) {
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + YEARS_AHEAD)
  if (dueAt <= now) throw refuse('Waktu ini sudah lewat. Pilih waktu yang akan datang.')
  if (dueAt > latest) throw refuse(`Pilih waktu dalam ${YEARS_AHEAD} tahun ke depan.`)
}

function differences(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(before[field], value)))
}

const refuse = (message: string) => new AppError('invalid_input', { fields: [{ path: 'effectiveAt', message }] })
