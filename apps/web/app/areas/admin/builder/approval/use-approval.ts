import { approvePage, askApproval, returnPage } from '@naikkelas/contract/pages'
import { useCallback } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { type FormResult, failedForm } from '../../../../shared/forms/form-result.ts'
import { useBuilderParts } from '../state/builder-context.ts'
import { serverFindings } from '../state/server-findings.ts'

export type Approving = { outcome: 'done' | 'unfinished' } | ({ outcome: 'refused' } & FormResult)

const refusal = (message: string): Approving => ({ outcome: 'refused', message, fields: {} })

/** Requests approval of the page as shown, and answers requests. */
export function useApproval() {
  const { store, saver, workspace } = useBuilderParts()
  const ask = useCallback(
    async (note: string, attempt = 1): Promise<Approving> => {
      store.actions.endRun()
      if (!(await saver.flush()))
        return refusal('Permintaan menunggu perubahan tersimpan. Periksa koneksi Anda, lalu coba lagi.')
      try {
        const input = { params: { pageId: store.getState().page.id }, body: { headVersion: saver.headVersion(), note } }
        store.actions.setPage(await call(askApproval, input))
        return { outcome: 'done' }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'version_conflict' && attempt < 3) {
          await saver.refresh()
          return ask(note, attempt + 1)
        }
        return { outcome: 'refused', ...failedForm(error) }
      }
    },
    [store, saver],
  )
  const answer = useCallback(
    async (kind: 'approve' | 'return', approvalId: string, comment: string): Promise<Approving> => {
      const { page, document } = store.getState()
      const input = { params: { pageId: page.id, approvalId }, body: { comment } }
      try {
        if (kind === 'return') {
          store.actions.setPage(await call(returnPage, input))
          return { outcome: 'done' }
        }
        // Unsaved local edits would make it a different page than the requested one.
        if (!(await saver.flush())) return refusal('Periksa koneksi Anda, lalu coba lagi.')
        store.actions.setPage(await call(approvePage, input))
        workspace.setState({ published: document })
        workspace.change('publishing', { panel: 'published', wasRefused: false, fromServer: [] })
        return { outcome: 'done' }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'approval_outdated') await saver.refresh()
        if (error instanceof ApiError && error.code === 'not_finished') {
          workspace.change('publishing', {
            fromServer: serverFindings(error.fields, document),
            panel: 'findings',
            wasRefused: true,
          })
          return { outcome: 'unfinished' }
        }
        return { outcome: 'refused', ...failedForm(error) }
      }
    },
    [store, saver],
  )
  return { ask, answer }
}
