import type { Finding, PageDocument } from '@naikkelas/page'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect, useMemo, useState } from 'react'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { findingRulesAtHand, loadFindingRules } from './load-finding-rules.ts'

const none: readonly Finding[] = []

/**
 * What still keeps the page from going live, as it is mended; asked while someone looks, and once it was refused. Null
 * while that is not known.
 */
export function useFindings(): readonly Finding[] | null {
  const { wasRefused, panel, fromServer } = useWorkspace(({ publishing }) => publishing)
  const isAsked = wasRefused || panel === 'findings'
  // Nobody has asked yet: no look at the document with every key.
  const document = useBuilder((state) => (isAsked ? state.document : null))
  const rules = useFindingRules(isAsked)
  const claimsIn = useTemplateClaims(isAsked)
  return useMemo(() => {
    if (document === null || rules === null) return null
    const { findingsOf, joinedFindings, standingFindings } = rules
    const own = [...findingsOf(document), ...(claimsIn?.(document) ?? none)]
    const reported = new Set(own.map(placeOf))
    const served = standingFindings(fromServer, document).filter((finding) => !reported.has(placeOf(finding)))
    return joinedFindings([...own, ...served], document)
  }, [document, fromServer, rules, claimsIn])
}

/** The rules once they were asked for; without them the panel that asked closes again, and says why. */
function useFindingRules(isAsked: boolean) {
  const { toast } = useToast()
  const { workspace } = useBuilderParts()
  const [rules, setRules] = useState(findingRulesAtHand() ?? null)
  useEffect(() => {
    if (!isAsked || rules !== null) return
    loadFindingRules()
      .then((arrived) => setRules(arrived))
      .catch(() => {
        workspace.change('publishing', { panel: null })
        toast({
          id: 'not-arrived',
          title: 'Belum dapat dibuka. Periksa koneksi Anda, lalu coba lagi.',
          tone: 'danger',
        })
      })
  }, [isAsked, rules, toast])
  return rules
}

type ClaimsIn = (document: PageDocument) => readonly Finding[]

/** Templates contain many texts: they are loaded when sample claims are checked. */
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
