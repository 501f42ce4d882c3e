import { isThankYouPage } from '@naikkelas/contract'
import type { Finding, PageDocument } from '@naikkelas/page'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect, useMemo, useState } from 'react'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { findingRulesAtHand, loadFindingRules } from './load-finding-rules.ts'

const none: readonly Finding[] = []

/**
 * What still blocks publishing, updated with every edit; computed while the panel is open, and after a refusal. Null
 * while that is not known.
 */
export function useFindings(): readonly Finding[] | null {
  const { wasRefused, panel, fromServer } = useWorkspace(({ publishing }) => publishing)
  const isNeeded = wasRefused || panel === 'findings'
  // Not needed yet: the document is not checked with every key.
  const document = useBuilder((state) => (isNeeded ? state.document : null))
  const hasOrder = useBuilder((state) => isThankYouPage(state.page.address))
  const rules = useFindingRules(isNeeded)
  const claimsIn = useTemplateClaims(isNeeded)
  return useMemo(() => {
    if (document === null || rules === null) return null
    const { findingsOf, joinedFindings, unresolvedFindings } = rules
    const own = [...findingsOf(document, { hasOrder }), ...(claimsIn?.(document) ?? none)]
    const reported = new Set(own.map(placeOf))
    const served = unresolvedFindings(fromServer, document).filter((finding) => !reported.has(placeOf(finding)))
    return joinedFindings([...own, ...served], document)
  }, [document, fromServer, rules, claimsIn, hasOrder])
}

/** The rules, loaded on demand; if loading fails, the panel closes and the reason is shown. */
function useFindingRules(isNeeded: boolean) {
  const { toast } = useToast()
  const { workspace } = useBuilderParts()
  const [rules, setRules] = useState(findingRulesAtHand() ?? null)
  useEffect(() => {
    if (!isNeeded || rules !== null) return
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
  }, [isNeeded, rules, toast])
  return rules
}

type ClaimsIn = (document: PageDocument) => readonly Finding[]

/** Templates contain many texts: they are loaded when sample claims are checked. */
function useTemplateClaims(isNeeded: boolean): ClaimsIn | null {
  const [claimsIn, setClaimsIn] = useState<ClaimsIn | null>(null)
  useEffect(() => {
    if (!isNeeded || claimsIn !== null) return
    import('@naikkelas/page/templates')
      .then(({ sampleClaimsIn }) => setClaimsIn(() => sampleClaimsIn))
      .catch(() => {
        // The server asks the same before it publishes.
      })
  }, [isNeeded, claimsIn])
  return claimsIn
}

const placeOf = ({ sectionId, path, message }: Finding) => `${sectionId}/${path.join('/')}/${message}`
