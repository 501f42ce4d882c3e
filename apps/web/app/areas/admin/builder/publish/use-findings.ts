import { type Finding, findingsOf, type PageDocument } from '@naikkelas/page'
import { useEffect, useMemo, useState } from 'react'
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
  const claimsIn = useTemplateClaims(isAsked)
  return useMemo(() => {
    if (document === null) return none
    const own = [...findingsOf(document), ...(claimsIn?.(document) ?? none)]
    const told = new Set(own.map(placeOf))
    const served = standingFindings(fromServer, document).filter((finding) => !told.has(placeOf(finding)))
    return joinedFindings([...own, ...served], document)
  }, [document, fromServer, claimsIn])
}

type ClaimsIn = (document: PageDocument) => readonly Finding[]

/** Templates hold many words: they are fetched once somebody asks whether theirs are still on the page. */
function useTemplateClaims(isAsked: boolean): ClaimsIn | null {
  const [claimsIn, setClaimsIn] = useState<ClaimsIn | null>(null)
  useEffect(() => {
    if (!isAsked || claimsIn !== null) return
    import('@naikkelas/page/templates')
      .then(({ sampleClaimsIn }) => setClaimsIn(() => sampleClaimsIn))
      .catch(() => {
        // The server asks the same before it publishes.
      })
  }, [isAsked, claimsIn])
  return claimsIn
}

const placeOf = ({ sectionId, path, message }: Finding) => `${sectionId}/${path.join('/')}/${message}`
