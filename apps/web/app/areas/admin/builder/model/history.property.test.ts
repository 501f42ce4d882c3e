import { emptyDocument, type Json, type JsonObject, type Operation } from '@naikkelas/page'
import { sections, tones } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { type BuilderStore, createBuilderStore } from './builder-store.ts'
import { newItem } from './new-item.ts'
import { duplicate, moveByOne, newSection } from './section-acts.ts'

/** Mulberry32: the same seed makes the same sequence, so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
type Random = ReturnType<typeof randomFrom>

const types = Object.keys(sections)

function randomAct(store: BuilderStore, random: Random): { operations: Operation[]; run?: string } | null {
  const { document } = store.getState()
  const section = document.sections[random(Math.max(1, document.sections.length))]
  if (!section || random(8) === 0)
    return {
      operations: [
        {
          kind: 'insertSection',
          section: newSection(types[random(types.length)] ?? 'headline'),
          afterId: section?.id ?? null,
        },
      ],
    }
  const sectionId = section.id
  const content = section.content as JsonObject
  const fields = Object.entries(sections[section.type as keyof typeof sections].fields)
  switch (random(8)) {
    case 0:
      return { operations: [{ kind: 'removeSection', sectionId }] }
    case 1: {
      const move = moveByOne(document, sectionId, random(2) === 0 ? 1 : -1)
      return move && { operations: [move] }
    }
    case 2:
      return { operations: [duplicate(section)] }
    case 3: {
      const tone = tones[random(tones.length)] ?? 'white'
      return {
        operations: [{ kind: 'changeSettings', sectionId, value: { tone }, was: { tone: section.settings.tone } }],
      }
    }
    case 4: {
      const brand = `#${random(0xffffff).toString(16).padStart(6, '0')}`
      return {
        operations: [{ kind: 'changeTheme', value: { brand }, was: { brand: document.theme.brand } }],
        run: 'theme.brand',
      }
    }
    case 5: {
      const list = fields.find(([, field]) => field.kind === 'list')
      if (!list || list[1].kind !== 'list') return null
      const [key, field] = list
      const items = content[key] as JsonObject[]
      const item = items[random(Math.max(1, items.length))]
      const base = { sectionId, sectionVersion: section.version, path: [key] }
      if (!item || random(2) === 0)
        return items.length < field.max
          ? {
              operations: [
                {
                  kind: 'insertItem',
                  ...base,
                  item: newItem(field.newItem) as JsonObject,
                  afterId: item ? String(item.id) : null,
                },
              ],
            }
          : null
      return random(2) === 0
        ? { operations: [{ kind: 'removeItem', ...base, itemId: String(item.id) }] }
        : { operations: [{ kind: 'moveItem', ...base, itemId: String(item.id), afterId: null }] }
    }
    default: {
      const [key, field] = fields.filter(([, { kind }]) => kind === 'text')[random(2)] ?? []
      if (key === undefined || field?.kind !== 'text') return null
      const was = content[key] as Json
      return {
        operations: [
          {
            kind: 'changeField',
            sectionId,
            sectionVersion: section.version,
            path: [key],
            value: `${String(was)}${random(10)}`.slice(-field.maxLength),
            was,
          },
        ],
        run: `${sectionId}.${key}`,
      }
    }
  }
}

const page = {} as Parameters<typeof createBuilderStore>[0]['page']

test('in 1,000 random sequences, n undos and n redos restore the identical page, ids included', {
  timeout: 60_000,
}, () => {
  for (let seed = 0; seed < 1000; seed++) {
    const random = randomFrom(seed)
    let now = 0
    const store = createBuilderStore({ page, document: emptyDocument(), media: [], now: () => (now += random(1500)) })
    const states = [JSON.stringify(store.getState().document)]
    for (let act = 0; act < 25; act++) {
      if (random(6) === 0) store.actions.endRun()
      const next = randomAct(store, random)
      if (!next) continue
      const steps = store.getState().history.past.length
      store.actions.edit(next.operations, next.run === undefined ? {} : { run: next.run })
      const after = JSON.stringify(store.getState().document)
      const grown = store.getState().history.past.length - steps
      if (grown > 0) states.push(after)
      else if (grown < 0) states.pop()
      else states[states.length - 1] = after
    }
    expect(store.getState().history.past).toHaveLength(states.length - 1)
    for (const expected of states.slice(0, -1).reverse()) {
      store.actions.undo()
      expect(JSON.stringify(store.getState().document), `seed ${seed}, undo`).toBe(expected)
    }
    for (const expected of states.slice(1)) {
      store.actions.redo()
      expect(JSON.stringify(store.getState().document), `seed ${seed}, redo`).toBe(expected)
    }
  }
})
