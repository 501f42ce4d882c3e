import type { SellableDetail } from '@naikkelas/contract/commerce'
import type { MetaArgs } from 'react-router-dom'
import { siteNameOf } from '../../../shared/site/site-title.ts'

/** Title and description of an entry's page. */
export function entryMeta(loaded: { entry: SellableDetail } | undefined, matches: MetaArgs['matches']) {
  if (!loaded) return []
  const { name, summary } = loaded.entry
  return [
    { title: `${name} · ${siteNameOf(matches)}` },
    ...(summary === '' ? [] : [{ name: 'description', content: summary }]),
  ]
}
