import { type PublicReview, type SellableDetail, sellableAddress } from '@naikkelas/contract/commerce'
import type { MetaArgs, MetaDescriptor } from 'react-router-dom'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { shareCardMeta } from '../share-card/share-card-meta.ts'
import { entryData } from './entry-data.ts'

interface Loaded {
  entry: SellableDetail
  /** The page of them that is shown; null where there is none. */
  reviews: { items: readonly PublicReview[] } | null
  origin: string
  /** Address of the picture beside a link. */
  shareImage: string | null
}

/** What search engines and the cards of messengers read of an entry's page. */
export function entryMeta(loaded: Loaded | undefined, matches: MetaArgs['matches']): MetaDescriptor[] {
  if (!loaded) return []
  const { entry, reviews, origin, shareImage } = loaded
  const siteName = siteNameOf(matches)
  const url = origin + sellableAddress(entry)
  return [
    { title: `${entry.name} · ${siteName}` },
    ...(entry.summary === ''
      ? []
      : [
          { name: 'description', content: entry.summary },
          { property: 'og:description', content: entry.summary },
        ]),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: entry.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'id_ID' },
    ...shareCardMeta(shareImage, { title: entry.name }),
    { 'script:ld+json': entryData(entry, { origin, siteName, reviews: reviews?.items }) },
  ]
}
