import { getVersion, listVersions } from '@naikkelas/contract'
import { compareDocuments, isSameJson } from '@naikkelas/page'
import { useEffect, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderParts } from '../builder-context.ts'
import { rememberPublished, usePublishedDocument } from '../publish/published-document.ts'

/** Typing is not made to wait for a number. */
const pauseMs = 400

/** How many sections are not as visitors see them; says nothing until it is known. */
export function ChangedCount() {
  const { store } = useBuilderParts()
  const pageId = useBuilder((state) => state.page.id)
  const known = usePublishedDocument()
  const published = known.pageId === pageId ? known.document : null
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (published) return
    let isCurrent = true
    async function ask() {
      const live = (await call(listVersions, { params: { pageId } })).find(({ isLive }) => isLive)
      if (!live) return
      const { document } = await call(getVersion, { params: { pageId, versionId: live.id } })
      // A page of which only the name differs from what visitors see keeps saying so.
      if (isCurrent && !isSameJson(document, store.getState().document)) rememberPublished(pageId, document)
    }
    ask().catch(() => {
      // The way to the comparison stands without a number.
    })
    return () => {
      isCurrent = false
    }
  }, [published, pageId, store])
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
