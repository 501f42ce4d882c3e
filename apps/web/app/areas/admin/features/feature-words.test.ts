import { featureFlags } from '@naikkelas/contract/site'
import { expect, test } from 'vitest'
import { featureGroups, featureWords } from './feature-words.ts'

test('every feature is on the screen once, with a name of its own and a sentence', () => {
  const shown = featureGroups.flatMap(({ flags }) => Object.keys(flags))
  expect(shown.toSorted()).toEqual([...featureFlags].toSorted())
  expect(new Set(featureFlags.map((flag) => featureWords(flag).label)).size).toBe(featureFlags.length)
  for (const flag of featureFlags) expect(featureWords(flag).text).toMatch(/^\p{Lu}.+\.$/u)
})
