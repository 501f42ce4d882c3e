import { applyChange, type Change, type Operation, type PageDocument, rebase } from '@naikkelas/page'
import { vi } from 'vitest'
import { createSaver } from '../saver.ts'
import type { SaveApi, Saver, ShadowWriter } from '../saver-types.ts'

interface WriterOptions {
  api: SaveApi
  shadow: ShadowWriter
  head: { version: number; document: PageDocument }
  pending?: readonly Change[]
  isOnline?: () => boolean
}

/** Someone who edits a page: a document on a screen and the saver behind it. */
export function openWriter({ api, shadow, head, pending = [], isOnline = () => true }: WriterOptions) {
  let document = rebase(head.document, pending).document
  const notify = vi.fn()
  const setPage = vi.fn()
  const keepDetails = vi.fn()
  const takeOver = vi.fn((taken: PageDocument) => {
    document = taken
  })
  const saver: Saver = createSaver({
    api,
    shadow,
    head,
    pending,
    isOnline,
    random: () => 0.5,
    page: {
      document: () => document,
      takeOver,
      addMedia: () => {},
      setHeadVersion: () => {},
      setPage,
      keepDetails,
      notify,
    },
  })
  return {
    saver,
    notify,
    takeOver,
    setPage,
    keepDetails,
    get document() {
      return document
    },
    /** One act on the screen. */
    edit(operations: readonly Operation[], run: string | null = null) {
      const outcome = applyChange(document, operations)
      if (!outcome.isApplied) throw new Error(`The edit was refused: ${JSON.stringify(outcome.refusal)}`)
      document = outcome.value.document
      saver.add(operations, run)
    },
    /** Types a title, key by key. */
    type(sectionId: string, text: string) {
      for (let length = 1; length <= text.length; length++)
        this.edit([titleChange(document, sectionId, text.slice(0, length))], `${sectionId}/title`)
    },
    titles: () => document.sections.map(({ content }) => content.title),
  }
}

/** Writes a section's title over what the document holds now. */
export function titleChange(document: PageDocument, sectionId: string, value: string): Operation {
  const section = document.sections.find(({ id }) => id === sectionId)
  return {
    kind: 'changeField',
    sectionId,
    sectionVersion: section?.version ?? 1,
    path: ['title'],
    value,
    was: section?.content.title ?? '',
  }
}

/** An in-memory store. */
export function memoryShadow(): ShadowWriter & { kept: readonly Change[] } {
  return {
    kept: [],
    write(changes) {
      this.kept = structuredClone(changes)
    },
    written: () => Promise.resolve(),
  }
}
