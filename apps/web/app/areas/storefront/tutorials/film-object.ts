import { filmPlayerOf, type TutorialPage } from '@naikkelas/contract/content'

/**
 * The film of a tutorial for search engines (schema.org VideoObject); null where there is none.
 * @param picture address of one that shows the tutorial, for films whose provider names none by their number
 */
export function filmObjectOf({ title, summary, filmUrl, publishedAt }: TutorialPage, picture: string | null) {
  const player = filmPlayerOf(filmUrl)
  if (!player) return null
  const { provider, id, address } = player
  const thumbnailUrl = provider === 'youtube' ? `https://i.ytimg.com/vi/${id}/hqdefault.jpg` : picture
  return thumbnailUrl === null
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: title,
        description: summary === '' ? title : summary,
        thumbnailUrl,
        uploadDate: publishedAt,
        embedUrl: address,
      }
}
