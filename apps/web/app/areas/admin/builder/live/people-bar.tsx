import { Suspense } from 'react'
import { useOthers } from './use-others.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const PeopleList = latePart(async () => (await import('./people-list.tsx')).PeopleList)

/** Loaded when another person arrives: most pages are edited by one person at a time. */
export function PeopleBar() {
  const people = useOthers()
  if (people.length === 0) return null
  return (
    <Suspense fallback={null}>
      <PeopleList people={people} />
    </Suspense>
  )
}
