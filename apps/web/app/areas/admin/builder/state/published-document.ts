import { isSameJson, type PageDocument } from '@naikkelas/page'
import { create } from 'zustand'
import { useBuilder } from './builder-context.ts'

interface PublishedDocument {
  pageId: string | null
  document: PageDocument | null
}

export const usePublishedDocument = create<PublishedDocument>(() => ({ pageId: null, document: null }))

/** Remembers what visitors see: the page as it was published, or opened while nothing of it was unpublished. */
export function rememberPublished(pageId: string, document: PageDocument): void {
  usePublishedDocument.setState({ pageId, document })
}

/** Whether visitors see another page than this one. What was undone back to what they see is no difference. */
export function useHasUnpublished(): boolean {
  const published = usePublishedDocument()
  return useBuilder(({ page, document }) => {
    if (page.status !== 'published' || !page.hasUnpublishedChanges) return false
    return published.pageId !== page.id || published.document === null || !isSameJson(published.document, document)
  })
}
