import { expect, test } from 'vitest'
import { embeddedPlayer, embedProviders } from './providers.ts'

test.each([
  ['youtube', 'aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ?si=abc', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['youtube', 'https://m.youtube.com/watch?app=x&v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['vimeo', 'https://vimeo.com/channels/staff/76979871', 'https://vimeo.com/76979871'],
  ['maps', 'Alun-alun Temanggung', 'https://www.google.com/maps/search/?api=1&query=Alun-alun%20Temanggung'],
  ['spotify', 'episode/4rOoJ6Egrf8K2IrywzwOMk', 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk'],
  [
    'spotify',
    'https://open.spotify.com/intl-id/show/4rOoJ6Egrf8K2IrywzwOMk?si=1',
    'https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk',
  ],
  [
    'tiktok',
    'https://www.tiktok.com/@kopi/video/7106594312292453675',
    'https://www.tiktok.com/embed/v2/7106594312292453675',
  ],
] as const)('of %s, %s leads to %s', (provider, reference, href) => {
  expect(embeddedPlayer(provider, reference)?.href).toBe(href)
})

test.each([
  ['youtube', '"><script>alert(1)</script>'],
  ['youtube', 'https://jahat.example/watch?v=aqz-KE-bpKQ'],
  ['youtube', 'javascript:alert(1)//youtu.be/aqz-KE-bpKQ'],
  ['youtube', 'aqz-KE-bpKQextra'],
  ['vimeo', 'https://player.vimeo.com.jahat.example/76979871'],
  ['maps', '<iframe src="https://www.google.com/maps/embed"></iframe>'],
  ['maps', 'https://maps.app.goo.gl/abc'],
  ['spotify', 'user/4rOoJ6Egrf8K2IrywzwOMk'],
  ['tiktok', '7106'],
] as const)('of %s, %s is nothing to show', (provider, reference) => {
  expect(embeddedPlayer(provider, reference)).toBeNull()
})

test('an empty reference shows nothing of any provider', () => {
  for (const provider of embedProviders) expect(embeddedPlayer(provider, ' ')).toBeNull()
})

test('a place cannot inject other parts of the address', () => {
  expect(embeddedPlayer('maps', 'Kedai & kopi #1 ?q=lain')?.frame).toBe(
    'https://www.google.com/maps?q=Kedai%20%26%20kopi%20%231%20%3Fq%3Dlain&output=embed',
  )
})
