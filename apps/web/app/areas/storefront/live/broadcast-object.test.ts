import type { LiveSessionPage } from '@naikkelas/contract/content'
import { expect, test } from 'vitest'
import { broadcastOf } from './broadcast-object.ts'

const session: LiveSessionPage = {
  number: 7,
  title: 'Bedah iklan',
  summary: '',
  host: 'Raka',
  startsAt: '2026-11-20T12:00:00.000Z',
  endsAt: '2026-11-20T13:00:00.000Z',
  phase: 'upcoming',
  description: null,
  player: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
}
function described(given: Partial<LiveSessionPage> = {}) {
  const place = { origin: 'https://toko.test', siteName: 'Toko' }
  return (broadcastOf({ ...session, ...given }, place) as { '@graph': object[] })['@graph'][0]
}

test('before and after its window a session is a broadcast, without anything of its film', () => {
  expect(described({})).toMatchObject({
    '@type': 'BroadcastEvent',
    isLiveBroadcast: true,
    startDate: '2026-11-20T12:00:00.000Z',
    url: 'https://toko.test/live/7',
    performer: { name: 'Raka' },
  })
})

test('while it is live it is a film with its broadcast; one without a picture stays a broadcast', () => {
  const youtube = {
    provider: 'youtube' as const,
    id: 'abcdef12345',
    address: 'https://www.youtube-nocookie.com/embed/abcdef12345',
  }
  expect(described({ phase: 'live', player: youtube })).toMatchObject({
    '@type': 'VideoObject',
    description: 'Bedah iklan',
    thumbnailUrl: 'https://i.ytimg.com/vi/abcdef12345/hqdefault.jpg',
    embedUrl: youtube.address,
    publication: { '@type': 'BroadcastEvent', endDate: '2026-11-20T13:00:00.000Z' },
  })
  const vimeo = { provider: 'vimeo' as const, id: '123456', address: 'https://player.vimeo.com/video/123456' }
  expect(described({ phase: 'live', player: vimeo })).toMatchObject({ '@type': 'BroadcastEvent' })
})
