import { publicationActions, publicationStates } from '@naikkelas/contract/content'
import { expect, test } from 'vitest'
import { blockerOf, stateAfter } from './publication.rules.ts'

test('each state allows what leads out of it, and says why not otherwise', () => {
  const allowed = publicationStates.map((state) =>
    publicationActions.filter((action) => blockerOf(state, action) === null),
  )
  expect(allowed).toEqual([['publish', 'archive'], ['unpublish', 'archive'], ['restore']])
})

test('what comes back from the archive is a draft', () => {
  expect(publicationActions.map(stateAfter)).toEqual(['published', 'draft', 'archived', 'draft'])
})
