import { expect, test } from 'vitest'
import { providerVideo, videoAddress } from './video-address.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s',
  'youtu.be/dQw4w9WgXcQ?si=x',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is a film on YouTube', (address) => {
  expect(providerVideo(address)).toEqual({ kind: 'provider', provider: 'youtube', id: 'dQw4w9WgXcQ' })
})

test.each([
  'https://vimeo.com/123456789',
  'https://player.vimeo.com/video/123456789?h=1',
  'https://vimeo.com/channels/staff/123456789',
])('%s is a film on Vimeo', (address) => {
  expect(providerVideo(address)).toEqual({ kind: 'provider', provider: 'vimeo', id: '123456789' })
})

test.each(['https://video.example/kelas-data', 'https://youtube.com/@kanal', 'bukan alamat', ''])(
  '"%s" is no film of a provider',
  (address) => {
    expect(providerVideo(address)).toBeNull()
  },
)

test('the displayed URL parses to the same film', () => {
  const film = { kind: 'provider', provider: 'youtube', id: 'dQw4w9WgXcQ' } as const
  expect(providerVideo(videoAddress(film))).toEqual(film)
})
