import { cancelSchedule, type RedirectTarget, scheduleLandingPage } from '@naikkelas/contract/pages'
import { useCallback } from 'react'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { type FormResult, failedForm } from '../../../../shared/forms/form-result.ts'
import { useBuilderParts } from '../state/builder-context.ts'
import { saveWithDetails } from '../state/save-details.ts'
import { serverFindings } from '../state/server-findings.ts'

export interface Times {
  publishAt: string | null
  unpublishAt: string | null
  redirect: RedirectTarget | null
}

/** What became of it: done, something is missing on the page (its panel is open), or what is wrong with what was typed. */
export type Scheduling = { outcome: 'done' | 'unfinished' } | ({ outcome: 'refused' } & FormResult)

const refusal = (message: string): Scheduling => ({ outcome: 'refused', message, fields: {} })

/** Schedules the page as it is on the screen, once the server has all of it. */
export function useSchedule() {
  const { store, saver, workspace } = useBuilderParts()
  const save = useCallback(
    async (times: Times, attempt = 1): Promise<Scheduling> => {
      store.actions.endRun()
      const { isSaved, refused } = await saveWithDetails({ store, saver })
      if (refused) return refusal(`Nama atau tautan halaman belum dapat disimpan. ${refused.sentence}`)
      if (!isSaved) return refusal('Jadwal menunggu perubahan tersimpan. Periksa koneksi Anda, lalu coba lagi.')
      const { page, document } = store.getState()
      try {
        const body = { headVersion: saver.headVersion(), ...times }
        store.actions.setPage(await call(scheduleLandingPage, { params: { pageId: page.id }, body }))
        return { outcome: 'done' }
      } catch (error) {
        // Someone else saved in between: what they did is taken in first, so that one schedules what one sees.
        if (error instanceof ApiError && error.code === 'version_conflict' && attempt < 3) {
          await saver.refresh()
          return save(times, attempt + 1)
        }
        if (error instanceof ApiError && error.code === 'not_finished') {
          workspace.change('publishing', {
            fromServer: serverFindings(error.fields, document),
            panel: 'findings',
            wasRefused: true,
          })
          store.actions.announce(`Belum bisa dijadwalkan: ${error.fields.length} hal perlu dilengkapi`)
          return { outcome: 'unfinished' }
        }
        return { outcome: 'refused', ...failedForm(error) }
      }
    },
    [store, saver],
  )
  const cancel = useCallback(async (): Promise<Scheduling> => {
    try {
      store.actions.setPage(await call(cancelSchedule, { params: { pageId: store.getState().page.id } }))
      return { outcome: 'done' }
    } catch (error) {
      return refusal(messageOf(error))
    }
  }, [store])
  return { save, cancel }
}
