import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { film, filmCaptions, filmChapters, filmPoster } from '../../docs/films.ts'
import { videoPlayerLabelsEn } from './video-player.labels.ts'
import { VideoPlayer } from './video-player.tsx'

const meta = preview.meta({
  title: 'Interaktif/Pemutar video (VideoPlayer)',
  component: VideoPlayer,
  args: {
    label: 'Perkenalan kelas',
    sources: [{ src: film }],
    poster: filmPoster,
    captions: filmCaptions,
    chapters: filmChapters,
    preferencesKey: 'naikkelas-player-story',
  },
  // What one story chose is no choice of the next.
  beforeEach: () => localStorage.removeItem('naikkelas-player-story'),
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <VideoPlayer {...args} />
    </div>
  ),
})

export const Film = meta.story()
export const WithoutExtras = meta.story({ args: { captions: [], chapters: [] } })
export const Resumed = meta.story({ args: { startAt: 64 } })
export const Watermarked = meta.story({ args: { watermark: 'Sari Dewi · sari@contoh.id' } })
export const English = meta.story({ args: { labels: videoPlayerLabelsEn } })

export const CaptionsOn = meta.story({
  args: { startAt: 20 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Takarir' }))
    await waitFor(() => expect(canvas.getByText(/Catatan ada di kasir/)).toBeVisible())
  },
})

export const Settings = meta.story({
  args: { dataSaverSource: { src: `${film}#hemat` } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pengaturan video' }))
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Hemat data' })).toBeVisible())
  },
})

export const Chapters = meta.story({
  args: { startAt: 64 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bab' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /Latihan dari toko/ })).toBeVisible())
  },
})

/** It wants to play, and nothing comes. */
export const Buffering = meta.story({
  // A browser lets a script play only what makes no sound.
  beforeEach: () => localStorage.setItem('naikkelas-player-story', '{"isMuted":true}'),
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <VideoPlayer {...args} autoPlay sources={[{ src: URL.createObjectURL(new MediaSource()) }]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Putar' }))
    await waitFor(() => expect(canvas.getByText('Memuat video')).toBeInTheDocument())
  },
})

export const Failed = meta.story({
  args: { sources: [{ src: 'data:video/mp4,rusak' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  args: { watermark: 'Sari Dewi' },
  render: (args) => (
    <div style={{ width: 320 }}>
      <VideoPlayer {...args} />
    </div>
  ),
})
