import { applyChange, type Change, type Operation, type PageDocument, rebase } from '@naikkelas/page'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ModelServer, noAnswer, refusal } from './testing/model-server.ts'
import { aHeadline, aPage } from './testing/pages.ts'
import type { SaveApi, ShadowWriter } from './saver-types.ts'
import { openWriter, titleChange } from './testing/writer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What can happen in between two acts. */
type Event =
  | { kind: 'key'; section: number; letter: string }
  | { kind: 'insert'; after: number }
  | { kind: 'move'; section: number; after: number }
  | { kind: 'remove'; section: number }
  | { kind: 'time'; ms: number }
  | { kind: 'network'; mode: Network }
  | { kind: 'leave' }
  | { kind: 'crash'; isReload: boolean }

/** What the network does to a request: carries it, loses it, loses its answer, carries it twice, refuses it, is slow. */
type Network = 'good' | 'down' | 'answer lost' | 'twice' | 'busy' | 'slow'

const place = fc.nat(7)
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('key' as const), section: place, letter: fc.constantFrom('a', 'b', 'c') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('insert' as const), after: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), section: place, after: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), section: place }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.constantFrom(0, 50, 300, 700, 2000, 9000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      mode: fc.constantFrom<Network>('good', 'down', 'answer lost', 'twice', 'busy', 'slow'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'leave' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('crash' as const), isReload: fc.boolean() }) },
)

/** The browser's store: what is written lies there a moment later, and what lies there survives a crash. */
function slowShadow(durable: { changes: readonly Change[] }): ShadowWriter & { crash: () => void } {
  let isDead = false
  let last: Promise<unknown> = Promise.resolve()
  return {
    write(changes) {
      const copy = structuredClone(changes)
      last = new Promise<void>((resolve) => {
        setTimeout(() => {
          if (!isDead) durable.changes = copy
          resolve()
        }, 5)
      })
    },
    written: () => last.then(() => undefined),
    crash() {
      isDead = true
    },
  }
}

/** The API behind a network that may do anything. */
function behind(server: ModelServer, network: { mode: Network }): SaveApi {
  const real = server.api()
  async function carry<Reply>(request: () => Promise<Reply>): Promise<Reply> {
    switch (network.mode) {
      case 'good':
        return request()
      case 'down':
        throw noAnswer()
      case 'busy':
        throw refusal('busy')
      case 'answer lost':
        await request()
        throw noAnswer()
      case 'twice':
        await request()
        return request()
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, 3000))
        return request()
    }
  }
  return {
    apply: (base, changes) => {
      // The request carries the state at that time, however long it takes.
      const sent = structuredClone(changes)
      return carry(() => real.apply(base, sent))
    },
    changesSince: (version) => carry(() => real.changesSince(version)),
    load: () => carry(() => real.load()),
    describe: (details) => carry(() => real.describe(details)),
  }
}

function operationsOf(
  happening: Event,
  document: PageDocument,
  number: number,
): { operations: Operation[]; run: string | null } | null {
  const { sections } = document
  const at = (index: number) => sections[index % Math.max(1, sections.length)]
  switch (happening.kind) {
    case 'insert':
      return {
        operations: [
          { kind: 'insertSection', section: aHeadline(`Bagian ${number}`), afterId: at(happening.after)?.id ?? null },
        ],
        run: null,
      }
    case 'key': {
      const section = at(happening.section)
      return section
        ? {
            operations: [
              titleChange(document, section.id, `${String(section.content.title)}${happening.letter}`.slice(-60)),
            ],
            run: `${section.id}/title`,
          }
        : null
    }
    case 'move': {
      const section = at(happening.section)
      const after = at(happening.after)
      return section && after && section !== after
        ? { operations: [{ kind: 'moveSection', sectionId: section.id, afterId: after.id }], run: null }
        : null
    }
    case 'remove': {
      const section = at(happening.section)
      return section ? { operations: [{ kind: 'removeSection', sectionId: section.id }], run: null } : null
    }
    default:
      return null
  }
}

async function live(events: readonly Event[]) {
  const server = new ModelServer(aPage(aHeadline('Satu'), aHeadline('Dua'), aHeadline('Tiga')))
  const network: { mode: Network } = { mode: 'good' }
  const api = behind(server, network)
  const durable: { changes: readonly Change[] } = { changes: [] }
  let shadow = slowShadow(durable)
  const open = () =>
    openWriter({
      api,
      shadow,
      head: { version: server.version, document: server.document },
      pending: structuredClone(durable.changes),
    })
  let writer = open()
  /** The page as it looked after every act since the browser last had everything. */
  let looks: PageDocument[] = [writer.document]
  /**
   * Moves that a killed process could not learn were accepted are shown on top of themselves until the server says so:
   * until then sections may stand in another order, with every word in them.
   */
  let isCertain = true

  for (const [number, happening] of events.entries()) {
    const act = operationsOf(happening, writer.document, number)
    if (act && applyChange(writer.document, act.operations).isApplied) {
      writer.edit(act.operations, act.run)
      looks.push(writer.document)
    } else if (happening.kind === 'time') await vi.advanceTimersByTimeAsync(happening.ms)
    else if (happening.kind === 'network') network.mode = happening.mode
    else if (happening.kind === 'leave') writer.saver.sendOnLeave()
    else if (happening.kind === 'crash') {
      // On a reload the store gets its moment; a killed process gets none.
      if (happening.isReload) await vi.advanceTimersByTimeAsync(5)
      shadow.crash()
      writer.saver.stop()
      // Requests that were on their way may still arrive.
      await vi.advanceTimersByTimeAsync(4000)
      shadow = slowShadow(durable)
      const kept = rebaseUnknown(server, durable.changes)
      const [seen, held] = isCertain ? [looks, kept] : [looks.map(inAnyOrder), inAnyOrder(kept)]
      if (happening.isReload) expect(held).toEqual(seen.at(-1))
      else expect(seen).toContainEqual(held)
      isCertain = durable.changes.every(({ id }) => !server.log.some(({ change }) => change.id === id))
      writer = open()
      looks = [kept]
    }
  }
  network.mode = 'good'
  writer.saver.resume()
  await vi.advanceTimersByTimeAsync(60_000)
  return { server, writer, durable, look: looks.at(-1) ?? writer.document, isCertain }
}

function inAnyOrder({ sections, ...page }: PageDocument) {
  return { ...page, sections: sections.toSorted((left, right) => left.id.localeCompare(right.id)) }
}

/** The page with everything that lies in the browser, each change once: what must come of it. */
function rebaseUnknown(server: ModelServer, changes: readonly Change[]): PageDocument {
  const known = new Set(server.log.map(({ change }) => change.id))
  const { document, lost } = rebase(
    server.document,
    changes.filter(({ id }) => !known.has(id)),
  )
  expect(lost).toEqual([])
  return document
}

test('whatever happens to tab, network and responses, every stored change is saved once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 60 }), async (events) => {
      vi.clearAllTimers()
      const { server, writer, durable, look, isCertain } = await live(events)
      expect(writer.saver.getState()).toMatchObject({ status: 'saved', hasPending: false, conflicts: [] })
      const [stored, seen] = isCertain ? [server.document, look] : [inAnyOrder(server.document), inAnyOrder(look)]
      expect(stored).toEqual(seen)
      expect(writer.document).toEqual(server.document)
      expect(durable.changes).toEqual([])
      const ids = server.log.map(({ change }) => change.id)
      expect(new Set(ids).size).toBe(ids.length)
      writer.saver.stop()
    }),
    { numRuns: 400, seed: 20261120 },
  )
}, 120_000)

test('two people with random edits and bad connections end with the same page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), event), { minLength: 5, maxLength: 50 }), async (events) => {
      vi.clearAllTimers()
      const server = new ModelServer(aPage(aHeadline('Satu'), aHeadline('Dua'), aHeadline('Tiga')))
      const people = [0, 1].map(() => {
        const network: { mode: Network } = { mode: 'good' }
        const writer = openWriter({
          api: behind(server, network),
          shadow: slowShadow({ changes: [] }),
          head: { version: 0, document: server.document },
        })
        return { network, writer }
      })
      for (const [number, [isFirst, happening]] of events.entries()) {
        const person = people[isFirst ? 0 : 1]
        if (!person) continue
        const act = operationsOf(happening, person.writer.document, number)
        if (act && applyChange(person.writer.document, act.operations).isApplied)
          person.writer.edit(act.operations, act.run)
        else if (happening.kind === 'time') await vi.advanceTimersByTimeAsync(happening.ms)
        else if (happening.kind === 'network') person.network.mode = happening.mode
      }
      for (const { network, writer } of people) {
        network.mode = 'good'
        writer.saver.resume()
      }
      await vi.advanceTimersByTimeAsync(120_000)
      for (const { writer } of people) await writer.saver.refresh()
      for (const { writer } of people) {
        expect(writer.saver.getState().status).toBe('saved')
        expect(writer.document).toEqual(server.document)
        writer.saver.stop()
      }
    }),
    { numRuns: 300, seed: 20261120 },
  )
}, 120_000)
