import { filmIdOf, type TutorialPage } from '@naikkelas/contract/content'

/** The film of a tutorial for search engines (schema.org VideoObject); null where there is none. */
export function filmObjectOf({ title, summary, filmUrl, publishedAt }: TutorialPage) {
  const id = filmIdOf(filmUrl)
  return id === null
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: title,
        description: summary === '' ? title : summary,
        thumbnailUrl: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
        uploadDate: publishedAt,
        embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
      }
}
