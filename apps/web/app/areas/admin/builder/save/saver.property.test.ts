import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WorldEdit } from './testing/pages.ts'
import type { Happening } from './testing/saver-happenings.ts'
import { SaverWorld } from './testing/saver-world.ts'

/** `npm run verify saver` makes 10,000. */
const numRuns = Number(process.env.SAVER_RUNS ?? 500)
const seed = Number(process.env.SAVER_SEED ?? 20261124)

const place = fc.nat(7)
const edit: fc.Arbitrary<WorldEdit> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type'), section: place, letter: fc.constantFrom('a', 'b') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete'), section: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('insert'), after: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move'), section: place, after: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), section: place }) },
)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('edit'), edit }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('foreign'), edit }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('describe'), isLinkTaken: fc.constantFrom(false, false, false, true) }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('request'),
      at: place,
      fate: fc.oneof(
        { weight: 6, arbitrary: fc.constant('answered') },
        { weight: 2, arbitrary: fc.constant('arrives') },
        { weight: 2, arbitrary: fc.constant('lost') },
        { weight: 1, arbitrary: fc.constantFrom('busy', 'gone', 'forbidden') },
      ),
    }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('time'), of: fc.constantFrom('send', 'send', 'ask') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('push'), hasChanges: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('offline', 'online', 'leave', 'settle', 'squash') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('signOut', 'signInAgain', 'signInAgain', 'signInOther', 'otherTabSignsIn', 'reload'),
    }),
  },
)

/** What has to have come up for the runs to say anything. */
const situations = [
  'edited',
  'saved',
  'sendOnLeave',
  'reply failed: wait',
  'reply failed: signIn',
  'reply failed: conflict',
  'reply failed: refused',
  'reply failed: blocked',
  'conflict',
  'conflictSettled',
  'announced',
  'newsCame',
  'news failed: wait',
  'pageCame',
  'takeOver',
  'opened',
  'described',
  'detailsSaved',
  'detailsRefused',
  'details failed: wait',
  'details failed: signIn',
]

test('whatever happens, no change is lost, doubled, reordered, dropped silently or sent by another account', () => {
  const met = new Map<string, number>()
  let stored = 0
  fc.assert(
    fc.property(fc.array(happening, { minLength: 10, maxLength: 80 }), (happenings) => {
      const world = new SaverWorld(met)
      for (const one of happenings) world.happen(one)
      world.rest()
      stored += world.server.version
    }),
    { numRuns, seed },
  )
  console.info(`${numRuns} sequences, ${stored} changes stored, ${met.get('conflict') ?? 0} conflicts`)
  expect([...met.keys()]).toEqual(expect.arrayContaining(situations))
}, 900_000)
