import { defineJob } from '../../../platform/jobs/index.ts'
import { settingChangeRef } from './schedule-change.service.ts'
import { carryOutChange, giveUpChange } from './scheduled-changes.service.ts'
import { reviveScheduled } from './scheduled-settings.repo.ts'

/** Has a scheduled change of a flag or of settings take effect at its time, once, whichever process gets to it. */
export const carryOutSettingChange = defineJob({
  ...settingChangeRef,
  label: 'Menjalankan perubahan pengaturan terjadwal',
  handleWithin: (ctx, { changeId }, tx) => carryOutChange(ctx, tx, changeId),
  onRunAgain: (_, tx, { changeId }) => reviveScheduled(tx, changeId),
  async onFailure(ctx, tx, { changeId }, { retryAt }) {
    if (retryAt === null) await giveUpChange(ctx, tx, changeId)
  },
})
