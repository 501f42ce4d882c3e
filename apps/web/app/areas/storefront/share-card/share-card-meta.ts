import { shareCardSize } from '@naikkelas/contract/site'
import type { MetaDescriptor } from 'react-router-dom'

/** What messengers and networks read of the picture beside a link. */
export function shareCardMeta(address: string | null, { title }: { title: string }): MetaDescriptor[] {
  if (address === null) return []
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: String(shareCardSize.width) },
    { property: 'og:image:height', content: String(shareCardSize.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: address },
  ]
}
