import type { PublicSite } from '@naikkelas/contract/site'
import { defaultSite } from './default-site.ts'

/** The routes on screen, as `meta` is handed them: the first is the root. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Name of the site, for titles and descriptions. */
export function siteNameOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site: PublicSite | null } | undefined
  return (root?.site ?? defaultSite).brand.name
}
