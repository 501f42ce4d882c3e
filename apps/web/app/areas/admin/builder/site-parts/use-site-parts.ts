import { type SiteParts, shownAt } from '@naikkelas/page'
import { useMemo } from 'react'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { partsOn } from './parts-on.ts'

/** The site's head and foot as this page carries them; the same objects until it carries others. */
export function useSiteParts(): SiteParts {
  const { siteParts } = useBuilderParts()
  const header = useBuilder((state) => partsOn(state, siteParts).header)
  const footer = useBuilder((state) => partsOn(state, siteParts).footer)
  return useMemo(() => ({ header, footer }), [header, footer])
}

/** The same without what has its time later, or had it. */
export function useSitePartsNow(): SiteParts {
  const { header, footer } = useSiteParts()
  return useMemo(() => {
    const now = new Date()
    return { header: shownAt(header, now), footer: shownAt(footer, now) }
  }, [header, footer])
}
