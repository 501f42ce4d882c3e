import { isThankYouPage } from '@naikkelas/contract'
import { publishLandingPage } from '@naikkelas/contract/pages'
import { findingsOf } from '@naikkelas/page'
import type { useToast } from '@naikkelas/ui/toast'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import type { BuilderParts } from '../state/builder-context.ts'
import { saveWithDetails } from '../state/save-details.ts'
import { serverFindings, unresolvedFindings } from '../state/server-findings.ts'
import { variantsThatEndTheTest } from './ended-test.ts'
import { joinedFindings } from './joined-findings.ts'

interface PublishOptions {
  parts: Pick<BuilderParts, 'store' | 'saver' | 'workspace'>
  toast: ReturnType<typeof useToast>['toast']
  /** They have seen what it does beyond the page: where a part of the site changes, or that a test ends. */
  isSure: boolean
}

/** Publishes when nothing is missing; else shows what is. */
export async function publishPage({ parts, toast, isSure }: PublishOptions, attempt = 1): Promise<void> {
  const { store, saver, workspace } = parts
  const isPart = store.getState().page.kind === 'site_part'
  const refuse = (count: number) => {
    store.actions.announce(`Belum bisa terbit: ${count} hal perlu dilengkapi`)
    workspace.change('publishing', { panel: 'findings', wasRefused: true })
  }
  store.actions.endRun()
  const leftOfServer = () => unresolvedFindings(workspace.getState().publishing.fromServer, store.getState().document)
  // Findings of the server are checked again: a missing page may exist by now.
  const findings = findingsOf(store.getState().document, { hasOrder: isThankYouPage(store.getState().page.address) })
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
  const { isSaved, refused } = await saveWithDetails(parts)
  if (refused) {
    store.actions.jumpTo({ sectionId: null, path: [refused.name === 'name' ? 'name' : 'link'] })
    return void toast({
      title: 'Halaman belum terbit: nama atau tautannya belum dapat disimpan.',
      text: 'Periksa isian yang ditandai di pengaturan halaman.',
      tone: 'danger',
    })
  }
  if (!isSaved)
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
      return publishPage({ parts, toast, isSure }, attempt + 1)
    }
    if (error instanceof ApiError && error.code === 'not_finished') {
      workspace.change('publishing', { fromServer: serverFindings(error.fields, document) })
      return refuse(error.fields.length)
    }
    toast({ title: messageOf(error), tone: 'danger' })
  }
}
