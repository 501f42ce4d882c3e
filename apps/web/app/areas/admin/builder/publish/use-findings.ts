import { type Finding, findingsOf } from '@naikkelas/page'
import { useMemo } from 'react'
import { useBuilder } from '../builder-context.ts'
import { joinedFindings } from './joined-findings.ts'
import { usePublishing } from './publishing.ts'
import { standingFindings } from './server-findings.ts'

const none: readonly Finding[] = []

/** What still keeps the page from going live, as it is mended; asked while someone looks, and once it was refused. */
export function useFindings(): readonly Finding[] {
  const { wasRefused, panel, fromServer } = usePublishing()
  const isAsked = wasRefused || panel === 'findings'
  // Nobody has asked yet: no look at the document with every key.
  const document = useBuilder((state) => (isAsked ? state.document : null))
  return useMemo(() => {
    if (document === null) return none
    const own = findingsOf(document)
    const told = new Set(own.map(placeOf))
    const served = standingFindings(fromServer, document).filter((finding) => !told.has(placeOf(finding)))
    return joinedFindings([...own, ...served], document)
  }, [document, fromServer])
}

const placeOf = ({ sectionId, path, message }: Finding) => `${sectionId}/${path.join('/')}/${message}`
