import type { LiveSessionPage } from '@naikkelas/contract/content'

interface Place {
  /** Of the public site, without a path. */
  origin: string
  siteName: string
}

/**
 * The session for search engines: what is broadcast and when (schema.org BroadcastEvent), and its film while the player is
 * on the page (VideoObject). Limited to what visitors can read as well.
 */
export function broadcastOf(session: LiveSessionPage, { origin, siteName }: Place): object {
  const { number, title, summary, host, startsAt, endsAt, player, publishedAt } = session
  const url = `${origin}/live/${number}`
  const description = summary === '' ? title : summary
  const broadcast = {
    '@type': 'BroadcastEvent',
    name: title,
    description,
    url,
    isLiveBroadcast: true,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: siteName, url: `${origin}/` },
    ...(host !== '' && { performer: { '@type': 'Person', name: host } }),
  }
  const items = [
    { name: 'Beranda', item: `${origin}/` },
    { name: 'Siaran langsung', item: `${origin}/live` },
    { name: title, item: url },
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      // A film without a picture is refused, and Vimeo's pictures have no address that can be known.
      player?.provider === 'youtube'
        ? {
            '@type': 'VideoObject',
            name: title,
            description,
            thumbnailUrl: `https://i.ytimg.com/vi/${player.id}/hqdefault.jpg`,
            uploadDate: publishedAt,
            embedUrl: player.address,
            publication: broadcast,
          }
        : broadcast,
      {
        '@type': 'BreadcrumbList',
        itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
      },
    ],
  }
}
