import type { LandingPage } from '@naikkelas/contract/pages'
import type { DetailName, PageDetails } from './saver-types.ts'

/**
 * What is saved as it is typed. The address of a page that visitors have seen is not among it: it changes by a press,
 * because the one before goes on as a redirect.
 * @param isLinkFree whether the server says so of the typed link
 */
export function readyDetails(
  typed: Partial<PageDetails>,
  { wasPublished }: LandingPage,
  isLinkFree: boolean,
): DetailName[] {
  return (Object.keys(typed) as DetailName[]).filter((name) => {
    if (name === 'name') return typed.name?.trim() !== ''
    return !wasPublished && (name !== 'link_landing_page' || isLinkFree)
  })
}
