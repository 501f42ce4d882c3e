import { findKnownMedia } from '@naikkelas/contract/pages'
import { pageLimits, type StoredSection } from '@naikkelas/page'
import {
  isEnvelope,
  mediaIdsOfSections,
  readSectionEnvelope,
  type SettledSections,
  settledSections,
} from '@naikkelas/page/portable'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import type { ToastOptions } from '@naikkelas/ui/toast'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import type { BuilderStore } from '../model/builder-store.ts'
import { newSection, placeForNew } from '../model/section-acts.ts'
import { insertSeveral, sectionsOf } from '../model/several-acts.ts'
import { keptCopy } from './kept-copy.ts'

interface PasteTools {
  store: BuilderStore
  toast: (options: ToastOptions) => unknown
}

/** Pastes clipboard content after the selected section, or reports why not; the page stays intact either way. */
export async function pasteText(tools: PasteTools, text: string): Promise<void> {
  const read = readSectionEnvelope(text)
  if (read.kind === 'foreign') return offerText(tools, text)
  if (read.kind === 'refused') return refuse(tools, read.message)
  const [problem] = read.problems
  if (read.sections.length === 0) return refuse(tools, problem?.message ?? 'Tidak ada bagian untuk ditempel.')
  await insertArrived(tools, read.sections, {
    said: 'ditempel',
    notes: read.problems.map(({ message }) => `${message} Bagian itu tidak ditempel.`),
  })
}

/** Pastes by button: from the clipboard if the browser allows it, else the last copy of this browser. */
export async function pasteByButton(tools: PasteTools): Promise<void> {
  const text = await readClipboard()
  if (text === null || text === '') return refuse(tools, 'Belum ada bagian yang disalin. Salin sebuah bagian dahulu.')
  await pasteText(tools, text)
}

async function readClipboard(): Promise<string | null> {
  try {
    const text = await navigator.clipboard.readText()
    return isEnvelope(text) || text.trim() !== '' ? text : keptCopy()
  } catch {
    return keptCopy()
  }
}

interface InsertOptions {
  /** Verb for the announcement: `ditempel`. */
  said: string
  /** Messages about omitted content. */
  notes?: readonly string[]
  /** The section they come after, null for the first place. @default where new sections come */
  afterId?: string | null | undefined
}

/** Puts sections from elsewhere into the page in one step, with ids of their own and only media that are here. */
export async function insertArrived(
  { store, toast }: PasteTools,
  arrived: readonly StoredSection[],
  { said, notes = [], afterId: place }: InsertOptions,
): Promise<StoredSection[]> {
  try {
    await learnMedia(store, arrived)
  } catch (error) {
    refuse({ store, toast }, messageOf(error))
    return []
  }
  const { document, media, selectedIds, selectedId, insertAfter } = store.getState()
  const settled = settledSections(arrived, {
    hasMedia: (id) => media.has(id),
    sectionIds: new Set(document.sections.map(({ id }) => id)),
  })
  const grown = JSON.stringify(document).length + JSON.stringify(settled.sections).length
  if (grown > pageLimits.documentBytes) {
    refuse({ store, toast }, 'Halaman menjadi terlalu besar: isi satu halaman maksimal 1 MB.')
    return []
  }
  const usualPlace = sectionsOf(document, selectedIds).at(-1)?.id ?? placeForNew(document, selectedId)
  const requested = place === undefined ? insertAfter : place
  const afterId = requested === undefined ? usualPlace : requested
  store.actions.endRun()
  const isDone = store.actions.edit(insertSeveral(settled.sections, afterId), {
    select: settled.sections.map(({ id }) => id),
    announce: `${settled.sections.length} bagian ${said}`,
  })
  if (!isDone) return []
  const lines = [...notes, ...lossNotes(settled)]
  if (lines.length > 0)
    toast({
      id: 'arrived-sections',
      title: `${settled.sections.length} bagian ${said}`,
      text: lines.join(' '),
      tone: 'warn',
    })
  return settled.sections
}

function lossNotes({ droppedMedia, droppedLinks }: SettledSections): string[] {
  return [
    ...(droppedMedia > 0
      ? [`${droppedMedia} gambar atau berkas tidak ada di galeri ini, jadi tempatnya dikosongkan.`]
      : []),
    ...(droppedLinks > 0 ? [`${droppedLinks} tautan ke bagian halaman lain dikosongkan.`] : []),
  ]
}

/** Requests media that the sections reference and this page does not know yet. */
async function learnMedia(store: BuilderStore, sections: readonly StoredSection[]): Promise<void> {
  const { media } = store.getState()
  const mediaIds = [...mediaIdsOfSections(sections)].filter((id) => !media.has(id))
  if (mediaIds.length === 0) return
  store.actions.addMedia((await call(findKnownMedia, { body: { mediaIds } })).media)
}

const longestOffer = 10_000

/** Text from elsewhere is no section; it can become one. */
function offerText({ store, toast }: PasteTools, text: string): void {
  const words = text.trim()
  if (words === '' || words.length > longestOffer)
    return refuse({ store, toast }, 'Isi papan klip bukan bagian halaman, jadi tidak ditempel.')
  toast({
    id: 'foreign-clipboard',
    title: 'Isi papan klip bukan bagian halaman',
    text: 'Untuk menempel teks, buka isian teksnya dahulu. Teks ini juga dapat menjadi bagian Paragraf.',
    tone: 'info',
    action: { label: 'Jadikan Paragraf', onSelect: () => insertText(store, words) },
  })
}

function insertText(store: BuilderStore, words: string): void {
  const { document, selectedId } = store.getState()
  const section = newSection('paragraph')
  const body = richTextOf(
    ...words
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean),
  )
  const filled = { ...section, content: { ...section.content, body } } as unknown as StoredSection
  store.actions.edit([{ kind: 'insertSection', section: filled, afterId: placeForNew(document, selectedId) }], {
    select: section.id,
    announce: 'Teks menjadi bagian Paragraf',
  })
}

function refuse({ toast, store }: PasteTools, sentence: string): void {
  store.actions.announce(sentence)
  toast({ id: 'refused-paste', title: sentence, tone: 'warn' })
}
