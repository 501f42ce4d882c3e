import { applyChange, type Operation, type PageDocument } from '@naikkelas/page'
import { emptyDocument } from '@naikkelas/page'
import { sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { type BuilderStore, createBuilderStore } from './builder-store.ts'
import { newSection } from './section-acts.ts'

/** Mulberry32: the same seed makes the same sequence, so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return below <= 0 ? 0 : ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
type Random = ReturnType<typeof randomFrom>

const page = {} as Parameters<typeof createBuilderStore>[0]['page']

function open(types: readonly (keyof typeof sections)[] = ['headline', 'paragraph', 'grid_card', 'headline']) {
  let now = 0
  const start = { ...emptyDocument(), sections: types.map((type) => newSection(type)) }
  const edits: (readonly Operation[])[] = []
  const store = createBuilderStore({
    page,
    document: start,
    media: [],
    onEdit: (operations) => edits.push(operations),
    now: () => (now += 100),
  })
  return { store, edits }
}

/** Someone else does something; this tab takes it over as the saver hands it on. */
function foreign(store: BuilderStore, ...operations: Operation[]): boolean {
  const outcome = applyChange(store.getState().document, operations)
  if (!outcome.isApplied) return false
  store.actions.takeOver(structuredClone(outcome.value.document), [], operations)
  return true
}

const title = (document: PageDocument, at: number, value: string): Operation => {
  const section = document.sections[at]
  return {
    kind: 'changeField',
    sectionId: section?.id ?? '',
    sectionVersion: section?.version ?? 1,
    path: ['title'],
    value,
    was: section?.content.title ?? '',
  }
}

const titleAt = (store: BuilderStore, at: number) => store.getState().document.sections[at]?.content.title

function anyAct(document: PageDocument, random: Random, mark: string): Operation {
  const section = document.sections[random(document.sections.length)]
  const sectionId = section?.id ?? ''
  switch (section ? random(6) : 0) {
    case 0:
      return { kind: 'insertSection', section: newSection('headline'), afterId: section?.id ?? null }
    case 1:
      return { kind: 'removeSection', sectionId }
    case 2:
      return {
        kind: 'moveSection',
        sectionId,
        afterId: document.sections[random(document.sections.length)]?.id ?? null,
      }
    case 3:
      return {
        kind: 'changeSettings',
        sectionId,
        value: { tone: random(2) === 0 ? 'paper' : 'board' },
        was: { tone: section?.settings.tone ?? 'white' },
      }
    default:
      return title(
        document,
        document.sections.findIndex(({ id }) => id === sectionId),
        `${mark} ${random(1000)}`,
      )
  }
}

/** Every value, place and section of a page that says who made it. */
const traces = ({ sections: present }: PageDocument, mark: string) =>
  present.flatMap(({ id, content }) =>
    typeof content.title === 'string' && content.title.startsWith(mark) ? [`${id}: ${content.title}`] : [],
  )

test('in 400 random hours of two people, undo and redo of one never take a word of the other away', {
  timeout: 60_000,
}, () => {
  let taken = 0
  for (let seed = 0; seed < 400; seed++) {
    const random = randomFrom(seed)
    const { store } = open()
    // What I took out or wrote over myself, knowing what was there, I may take out again.
    const takenOut = new Set<string>()
    for (let act = 0; act < 30; act++) {
      const { document } = store.getState()
      switch (random(4)) {
        case 0: {
          const operation = anyAct(document, random, 'Rina')
          if (foreign(store, operation) && operation.kind === 'changeField') takenOut.delete(operation.sectionId)
          break
        }
        case 1: {
          const operation = anyAct(document, random, 'Saya')
          if (operation.kind === 'removeSection' || operation.kind === 'changeField') takenOut.add(operation.sectionId)
          store.actions.edit([operation])
          break
        }
        default: {
          const before = traces(document, 'Rina').filter((trace) => !takenOut.has(trace.slice(0, 10)))
          const steps = store.getState().history
          const isDone = random(2) === 0 ? store.actions.undo() : store.actions.redo()
          const after = store.getState()
          expect(traces(after.document, 'Rina'), `seed ${seed}, act ${act}`).toEqual(expect.arrayContaining(before))
          // One press, one step: travelled, or dropped with a sentence.
          const moved = (name: 'past' | 'future') => after.history[name].length - steps[name].length
          if (isDone) expect([moved('past') + moved('future'), Math.abs(moved('past'))]).toEqual([0, 1])
          else if (steps !== after.history) expect(moved('past') + moved('future')).toBe(-1)
          if (isDone) {
            taken += 1
            expect(after.document, `seed ${seed}: a step that does nothing`).not.toEqual(document)
          } else expect(after.document).toBe(document)
        }
      }
    }
  }
  expect(taken).toBeGreaterThan(1000)
})

test("undo reverts one's own last step after another person's edit", () => {
  const { store } = open()
  store.actions.edit([title(store.getState().document, 0, 'Saya')])
  foreign(store, title(store.getState().document, 3, 'Rina'))
  store.actions.undo()
  expect([titleAt(store, 0), titleAt(store, 3)]).toEqual([sections.headline.defaults.title, 'Rina'])
  store.actions.redo()
  expect([titleAt(store, 0), titleAt(store, 3)]).toEqual(['Saya', 'Rina'])
})

test('continuous typing stays one step, whatever others change meanwhile', () => {
  const { store } = open()
  for (const words of ['S', 'Sa', 'Say', 'Saya']) {
    store.actions.edit([title(store.getState().document, 0, words)], { run: 'title' })
    foreign(store, title(store.getState().document, 3, `Rina ${words}`))
  }
  expect(store.getState().history.past).toHaveLength(1)
  store.actions.undo()
  expect([titleAt(store, 0), titleAt(store, 3)]).toEqual([sections.headline.defaults.title, 'Rina Saya'])
})

test('undoing an insertion keeps the section if another person edited it', () => {
  const { store } = open()
  const section = newSection('headline')
  store.actions.edit([{ kind: 'insertSection', section, afterId: null }])
  foreign(store, title(store.getState().document, 0, 'Rina'))
  expect(store.actions.undo()).toBe(false)
  expect(titleAt(store, 0)).toBe('Rina')
  expect(store.getState().problem).toBe(
    'Langkah ini tidak diurungkan: bagian itu sudah diubah di tempat lain, dan perubahan itu tidak boleh ikut hilang.',
  )
})

test('an own item edited by another person stays, and so does a removed one that they restored', () => {
  const { store } = open(['grid_card'])
  const [section] = store.getState().document.sections
  const [card] = section?.content.items as { id: string; title: string }[]
  const at = { sectionId: section?.id ?? '', sectionVersion: section?.version ?? 1 }
  const item = { ...card, id: 'item-saya1' }
  store.actions.edit([{ kind: 'insertItem', ...at, path: ['items'], item, afterId: null }])
  foreign(store, {
    kind: 'changeField',
    ...at,
    path: ['items', 'item-saya1', 'title'],
    value: 'Rina',
    was: card?.title ?? '',
  })
  const before = store.getState().document
  expect(store.actions.undo()).toBe(false)
  expect(store.getState().document).toBe(before)
})

test('a section that the other has moved since stays where they put it', () => {
  const { store } = open()
  const [first, , , last] = store.getState().document.sections.map(({ id }) => id)
  store.actions.edit([{ kind: 'moveSection', sectionId: first ?? '', afterId: last ?? '' }])
  foreign(store, { kind: 'moveSection', sectionId: first ?? '', afterId: null })
  const order = store.getState().document.sections
  expect(store.actions.undo()).toBe(false)
  expect(store.getState().document.sections).toBe(order)
})

test('a step that another person reverted already is dropped with a message, and nothing is sent', () => {
  const { store, edits } = open()
  const { document } = store.getState()
  store.actions.edit([title(document, 0, 'Saya')])
  foreign(store, title(store.getState().document, 0, String(document.sections[0]?.content.title)))
  const sent = edits.length
  expect(store.actions.undo()).toBe(false)
  expect([edits.length, store.getState().problem]).toEqual([
    sent,
    expect.stringMatching(/halaman sudah seperti itu|isian yang sama/),
  ])
})

test('work of the other leaves what can be redone, a new edit of mine clears it', () => {
  const { store } = open()
  store.actions.edit([title(store.getState().document, 0, 'Saya')])
  store.actions.undo()
  foreign(store, title(store.getState().document, 3, 'Rina'))
  expect(store.getState().history.future).toHaveLength(1)
  store.actions.edit([title(store.getState().document, 0, 'Lain')])
  expect(store.getState().history.future).toHaveLength(0)
  expect(store.actions.redo()).toBe(false)
})

test('unchanged parts keep their identity, so that they are not redrawn', () => {
  const { store } = open()
  const before = store.getState().document.sections
  foreign(store, title(store.getState().document, 3, 'Rina'))
  const after = store.getState().document.sections
  expect(after.map((section, index) => section === before[index])).toEqual([true, true, true, false])
})
