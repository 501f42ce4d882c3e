import { getVersion, listVersions } from '@naikkelas/contract/pages'
import { compareDocuments, isSameJson } from '@naikkelas/page'
import { useEffect, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'

/** Typing is not made to wait for a number. */
const pauseMs = 400

/** Number of sections that differ from the published page; empty until known. */
export function ChangedCount() {
  const { store, workspace } = useBuilderParts()
  const pageId = useBuilder((state) => state.page.id)
  const published = useWorkspace((state) => state.published)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (published) return
    let isCurrent = true
    async function ask() {
      const live = (await call(listVersions, { params: { pageId } })).find(({ isLive }) => isLive)
      if (!live) return
      const { document } = await call(getVersion, { params: { pageId, versionId: live.id } })
      // A page whose name alone differs is reported as changed.
      if (isCurrent && !isSameJson(document, store.getState().document)) workspace.setState({ published: document })
    }
    ask().catch(() => {
      // The link to the comparison works without a number.
    })
    return () => {
      isCurrent = false
    }
  }, [published, pageId, store, workspace])
  useEffect(() => {
    if (!published) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => setCount(compareDocuments(published, store.getState().document).changedSections)
    look()
    const stop = store.subscribe((state, before) => {
      if (state.document === before.document) return
      clearTimeout(timer)
      timer = setTimeout(look, pauseMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [published, store])
  return count > 0 ? ` · ${count} bagian` : null
}
