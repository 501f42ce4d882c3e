import type { LandingPage, Media } from '@naikkelas/contract/pages'
import { applyChange, isSameJson, type Operation, type PageDocument, type Refusal } from '@naikkelas/page'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { emptyHistory, type History, withoutSteps, withRedone, withRunEnded, withStep, withUndone } from './history.ts'
import { undoBlockerOf, movesSame } from './own-step.ts'
import { undoBlockedMessage, refusalSentence } from './refusal-sentence.ts'
import { withSameObjects } from './same-objects.ts'
import { extendedTo, noSelection, type Selection, selectionOf, toggled, withinPage } from './selection.ts'
import { type Step, touchesField } from './step.ts'

export const deviceWidths = [360, 768, 1280] as const
export type DeviceWidth = (typeof deviceWidths)[number]

/** A text of a section: where the caret is, or is to be put. */
export interface TextPlace {
  sectionId: string
  path: readonly string[]
  /** Where it was pressed, in client coordinates: the caret goes there instead of behind the last word. */
  caret?: { x: number; y: number }
}

/** A field in the inspector; of the page itself where there is no section. */
export interface FieldPlace {
  sectionId: string | null
  path: readonly string[]
}

/** What another admin may have changed: a field, or all of a section. */
export interface ChangedPlace {
  sectionId: string | null
  path?: readonly string[]
}

export interface BuilderState extends Selection {
  /** Name, link, status: columns beside the document, not undoable. */
  page: LandingPage
  document: PageDocument
  media: ReadonlyMap<string, Media>
  history: History
  /** On touch screens: a tap adds a section to the selection instead of replacing it. */
  isPicking: boolean
  /** Where the next section from the palette goes; undefined for its usual place, after the selected one. */
  insertAfter: string | null | undefined
  /** The text being edited on the canvas. */
  editing: TextPlace | null
  /** An inspector field to show and focus, for a finding or a keyboard jump; `at` makes the same jump new again. */
  jump: (FieldPlace & { at: number }) | null
  device: DeviceWidth
  /** Number of times that changes of other people were adopted. */
  news: number
  /** Spoken, not shown. */
  announcement: string
  /** A sentence about an edit that was refused, shown until the next one. */
  problem: string | null
}

export interface EditOptions {
  /** Edits with the same run, close in time, are one step: `title of section x`. */
  run?: string
  /** Selected from then on, of several the last one first of all; null for nothing, undefined to leave the selection. */
  select?: string | readonly string[] | null
  announce?: string
}

export interface BuilderActions {
  /** Performs one action: all operations or none, as one history step. False when refused or when nothing changed. */
  edit(operations: readonly Operation[], options?: EditOptions): boolean
  undo(): boolean
  redo(): boolean
  /** Undo and redo wait until this is settled: what was done before them is on its way to the page. */
  travelAfter(arriving: Promise<unknown>): void
  /** Ends a run of typing: what is typed next is another step. */
  endRun(): void
  /**
   * Adopts a document with changes of other people; history steps that wrote to those fields are dropped, and so are moves
   * of anything that these operations moved as well.
   */
  takeOver(
    document: PageDocument,
    lostFields: readonly { sectionId: string | null; path: readonly string[] }[],
    foreign?: readonly Operation[],
  ): void
  /** Records a change that already holds, so that undo brings back the other value. */
  record(step: Pick<Step, 'operations' | 'inverse'>): void
  /** One section, several or none. */
  select(sectionIds: string | readonly string[] | null): void
  /** Takes a section into the selection or out of it. */
  toggleSelected(sectionId: string): void
  /** Selects everything from where the selection began to this section. */
  selectTo(sectionId: string): void
  selectAll(): void
  setPicking(isPicking: boolean): void
  /** Says where the next section goes; null is the first place. */
  insertNextAfter(sectionId: string | null): void
  /** Opens a text for editing, unless another person is editing it: then a notice is shown. */
  startText(place: TextPlace): void
  endText(): void
  jumpTo(place: FieldPlace): void
  addMedia(media: readonly Media[]): void
  setPage(page: LandingPage): void
  setDevice(device: DeviceWidth): void
  announce(sentence: string): void
  setProblem(sentence: string | null): void
}

export type BuilderStore = StoreApi<BuilderState> & {
  actions: BuilderActions
  /** Why a text is read-only at the moment, as a sentence; null when it is editable. */
  readOnlyReasonAt(place: FieldPlace): string | null
}

export interface BuilderOptions {
  page: LandingPage
  document: PageDocument
  media: readonly Media[]
  /** Called with every change of the document made here, undo and redo included. */
  onEdit?: (operations: readonly Operation[], run: string | null) => void
  /** Why a text is read-only: another person edits it. */
  readOnlyReasonAt?: (place: FieldPlace) => string | null
  /** Who last changed a field, or anything of a section, as sentences name them; null when that is not known. */
  whoChanged?: (place: ChangedPlace) => string | null
  now?: () => number
}

/** The builder's state and everything that may be done to it. */
export function createBuilderStore({
  page,
  document,
  media,
  onEdit = () => {},
  readOnlyReasonAt = () => null,
  whoChanged = () => null,
  now = Date.now,
}: BuilderOptions): BuilderStore {
  const store = createStore<BuilderState>(() => ({
    page,
    document,
    media: new Map(media.map((item) => [item.id, item])),
    history: emptyHistory,
    ...noSelection,
    isPicking: false,
    insertAfter: undefined,
    editing: null,
    jump: null,
    device: 1280,
    news: 0,
    announcement: '',
    problem: null,
  }))
  const get = store.getState
  const set = store.setState

  // A section type this build does not know may come back when its removal is undone.
  const applied = (operations: readonly Operation[]) =>
    applyChange(get().document, operations, { mayReturn: () => true })

  function whoRefused(refusal: Refusal): string | null {
    if (refusal.code === 'conflict') return whoChanged(refusal)
    // Nothing of a section changes after its removal; of an item that is gone, the section may have changed since.
    return refusal.code === 'missing' && refusal.what === 'section'
      ? whoChanged({ sectionId: refusal.sectionId })
      : null
  }

  /** Applies steps of the history; a step that someone else's change has made impossible is dropped. */
  function travel(step: Step | undefined, direction: 'undo' | 'redo'): boolean {
    if (!step) return false
    const operations = direction === 'undo' ? step.inverse : step.operations
    const outcome = applied(operations)
    const drop = (problem: string) =>
      set({ history: withRunEnded(withoutSteps(get().history, (other) => other === step)), problem })
    if (!outcome.isApplied) {
      drop(refusalSentence(outcome.refusal, direction, whoRefused(outcome.refusal)))
      return false
    }
    const blocker = undoBlockerOf(get().document, step, direction, outcome.value)
    if (blocker) {
      drop(undoBlockedMessage(blocker, direction, 'sectionId' in blocker ? whoChanged(blocker) : null))
      return false
    }
    const { document: changed } = outcome.value
    const wanted =
      direction === 'undo' ? (step.severalBefore ?? step.selectedBefore) : (step.severalAfter ?? step.selectedAfter)
    set(({ history }) => ({
      document: changed,
      history: direction === 'undo' ? withUndone(history) : withRedone(history),
      ...withinPage(selectionOf(wanted), changed.sections),
      problem: null,
      announcement: direction === 'undo' ? 'Diurungkan' : 'Diulangi',
    }))
    closeLostText()
    onEdit(operations, null)
    return true
  }

  let awaited = 0
  const waiting: (() => boolean)[] = []

  function inTurn(go: () => boolean): boolean {
    if (awaited === 0) return go()
    waiting.push(go)
    return true
  }

  /** A new selection ends editing in the previous one. */
  function choose(selection: Selection) {
    set(({ history }) => ({
      ...selection,
      insertAfter: undefined,
      editing: null,
      isPicking: get().isPicking && selection.selectedId !== null,
      history: withRunEnded(history),
    }))
  }

  function closeLostText() {
    const { editing, document: present } = get()
    if (editing && !present.sections.some(({ id }) => id === editing.sectionId)) set({ editing: null })
  }

  const actions: BuilderActions = {
    edit(operations, { run, select, announce } = {}) {
      const before = get()
      const outcome = applied(operations)
      if (!outcome.isApplied) {
        set({ problem: refusalSentence(outcome.refusal, 'edit', whoRefused(outcome.refusal)) })
        return false
      }
      const { document: changed, inverse } = outcome.value
      if (isSameJson(changed, before.document)) {
        if (select !== undefined) set(selectionOf(select))
        return false
      }
      const wanted: Selection = select === undefined ? before : selectionOf(select)
      const step: Step = {
        operations,
        inverse,
        run: run ?? null,
        at: now(),
        selectedBefore: before.selectedId,
        selectedAfter: wanted.selectedId,
        ...(before.selectedIds.length > 1 ? { severalBefore: before.selectedIds } : {}),
        ...(wanted.selectedIds.length > 1 ? { severalAfter: wanted.selectedIds } : {}),
      }
      const { selectedId, selectedIds, anchorId } = withinPage(wanted, changed.sections)
      set({
        document: changed,
        history: withStep(before.history, step),
        insertAfter: undefined,
        selectedId,
        selectedIds,
        anchorId,
        problem: null,
        ...(announce === undefined ? {} : { announcement: announce }),
      })
      closeLostText()
      onEdit(operations, run ?? null)
      return true
    },
    undo: () => inTurn(() => travel(get().history.past.at(-1), 'undo')),
    redo: () => inTurn(() => travel(get().history.future.at(-1), 'redo')),
    travelAfter(arriving) {
      awaited += 1
      const arrived = () => {
        awaited -= 1
        if (awaited === 0) for (const go of waiting.splice(0)) go()
      }
      arriving.then(arrived, arrived)
    },
    endRun: () => set(({ history }) => ({ history: withRunEnded(history) })),
    takeOver(taken, lostFields, foreign = []) {
      set(({ document: before, history, selectedId, selectedIds, anchorId, news }) => ({
        news: news + 1,
        document: withSameObjects(before, taken),
        history: withoutSteps(
          history,
          (step) =>
            movesSame(step, foreign) ||
            lostFields.some(({ sectionId, path }) =>
              step.operations.some((operation) => touchesField(operation, sectionId, path)),
            ),
        ),
        ...withinPage({ selectedId, selectedIds, anchorId }, taken.sections),
      }))
      closeLostText()
    },
    record({ operations, inverse }) {
      const { selectedId } = get()
      const step: Step = {
        operations,
        inverse,
        run: null,
        at: now(),
        selectedBefore: selectedId,
        selectedAfter: selectedId,
      }
      set(({ history }) => ({ history: withStep(history, step) }))
    },
    select(sectionIds) {
      const { selectedId, selectedIds } = get()
      const wanted = selectionOf(sectionIds)
      if (wanted.selectedId === selectedId && isSameJson(wanted.selectedIds, selectedIds)) return
      choose(wanted)
    },
    toggleSelected: (sectionId) => choose(toggled(get(), sectionId)),
    selectTo: (sectionId) => choose(extendedTo(get(), get().document.sections, sectionId)),
    selectAll: () => choose(selectionOf(get().document.sections.map(({ id }) => id))),
    setPicking: (isPicking) => set({ isPicking, ...(isPicking ? { editing: null } : {}) }),
    insertNextAfter: (sectionId) => set({ insertAfter: sectionId }),
    startText(place) {
      const problem = readOnlyReasonAt(place)
      if (problem !== null) return set({ problem })
      set(({ history }) => ({ editing: place, ...selectionOf(place.sectionId), history: withRunEnded(history) }))
    },
    endText: () => set(({ history }) => ({ editing: null, history: withRunEnded(history) })),
    jumpTo: (place) =>
      set(({ history }) => ({
        jump: { ...place, at: now() },
        ...selectionOf(place.sectionId),
        editing: null,
        history: withRunEnded(history),
      })),
    addMedia: (added) =>
      set(({ media: known }) => ({ media: new Map([...known, ...added.map((item) => [item.id, item] as const)]) })),
    setPage: (changed) => set({ page: changed }),
    setDevice: (device) => set({ device }),
    announce: (announcement) => set({ announcement }),
    setProblem: (problem) => set({ problem }),
  }
  return Object.assign(store, { actions, readOnlyReasonAt })
}
