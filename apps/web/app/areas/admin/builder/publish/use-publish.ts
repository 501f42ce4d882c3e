import { publishLandingPage } from '@naikkelas/contract/pages'
import { useToast } from '@naikkelas/ui/toast'
import { useCallback } from 'react'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useBuilderParts } from '../state/builder-context.ts'
import { saveNameDraft } from '../state/save-name-draft.ts'
import { loadFindingRules } from './load-finding-rules.ts'
import { useMayPublish } from '../state/may-publish.ts'

/** Publishes at once when nothing is missing; else shows what is. Who may not publish is led to asking for it. */
export function usePublish(): (asked?: {
  /** They have seen what it does beyond the page: where a part of the site changes, or that a test ends. @default false */
  isSure?: boolean
}) => Promise<void> {
  const { store, saver, workspace } = useBuilderParts()
  const { toast } = useToast()
  const mayPublish = useMayPublish()
  return useCallback(
    async ({ isSure = false } = {}) => {
      if (!mayPublish) return workspace.getState().dialogs.show('approval')
      const isPart = store.getState().page.kind === 'site_part'
      const refuse = (count: number) => {
        store.actions.announce(`Belum bisa terbit: ${count} hal perlu dilengkapi`)
        workspace.change('publishing', { panel: 'findings', wasRefused: true })
      }
      const publish = async (attempt = 1): Promise<void> => {
        store.actions.endRun()
        const rules = await loadFindingRules().catch(() => null)
        if (!rules)
          return void toast({
            title: 'Halaman belum terbit: pemeriksaannya belum dapat dimuat.',
            text: 'Periksa koneksi Anda, lalu coba lagi.',
            tone: 'danger',
          })
        const { findingsOf, joinedFindings, serverFindings, standingFindings, variantsThatEndTheTest } = rules
        const leftOfServer = () =>
          standingFindings(workspace.getState().publishing.fromServer, store.getState().document)
        // What the server named is asked of it again: a page that was not there may be by now.
        const findings = findingsOf(store.getState().document)
        if (findings.length > 0)
          return refuse(joinedFindings([...findings, ...leftOfServer()], store.getState().document).length)
        if (isPart && !isSure) return workspace.getState().dialogs.show('publishPart')
        if (!isSure && store.getState().page.status === 'published') {
          const { page, document } = store.getState()
          // A failing check does not block publishing.
          const goneVariants = await variantsThatEndTheTest(page.id, document).catch(() => [])
          workspace.change('publishing', { goneVariants })
          if (goneVariants.length > 0) return workspace.getState().dialogs.show('publishEndsTest')
        }
        workspace.change('publishing', { panel: null })
        // A page goes live under the name and link that are on the screen, not under those before.
        const naming = await saveNameDraft({ store, workspace })
        if (naming.outcome === 'refused') {
          store.actions.jumpTo({ sectionId: null, path: ['link'] })
          return void toast({
            title: 'Halaman belum terbit: nama atau tautannya belum dapat disimpan.',
            text: naming.sentence ?? 'Periksa isian yang ditandai di pengaturan halaman.',
            tone: 'danger',
          })
        }
        if (!(await saver.flush()))
          return void toast({
            title: 'Halaman belum terbit: perubahan terakhir belum tersimpan.',
            text: 'Periksa koneksi Anda, lalu coba lagi.',
            tone: 'danger',
          })
        const { page, document } = store.getState()
        try {
          const published = await call(publishLandingPage, {
            params: { pageId: page.id },
            body: { headVersion: saver.headVersion() },
          })
          store.actions.setPage(published)
          workspace.setState({ published: document })
          store.actions.announce(isPart ? `${page.name} sudah terbit` : 'Halaman sudah terbit')
          if (isPart) toast({ title: `${page.name} sudah terbit` })
          workspace.change('publishing', { panel: isPart ? null : 'published', wasRefused: false, fromServer: [] })
        } catch (error) {
          // Someone else saved in between: what they did is taken in first, so that one publishes what one sees.
          if (error instanceof ApiError && error.code === 'version_conflict' && attempt < 3) {
            await saver.refresh()
            return publish(attempt + 1)
          }
          if (error instanceof ApiError && error.code === 'not_finished') {
            workspace.change('publishing', { fromServer: serverFindings(error.fields, document) })
            return refuse(error.fields.length)
          }
          toast({ title: messageOf(error), tone: 'danger' })
        }
      }
      if (workspace.getState().publishing.isPublishing) return
      workspace.change('publishing', { isPublishing: true })
      try {
        await publish()
      } finally {
        workspace.change('publishing', { isPublishing: false })
      }
    },
    [store, saver, workspace, toast, mayPublish],
  )
}
