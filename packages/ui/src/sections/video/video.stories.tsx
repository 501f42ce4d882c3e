import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyFilmId } from '../parts/story-media.ts'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { noImage } from '../values.ts'
import { examples } from './video.examples.ts'
import { playInPlace } from './video-island.ts'
import { video } from './video.section.ts'
import VideoView from './video.view.tsx'

const meta = preview.meta({ title: 'Bagian/Video (Video)' })

export const Stage = meta.story({ render: () => <SectionStory view={VideoView} example={examples.stage} /> })
export const StageWithoutPoster = meta.story({
  render: () => <SectionStory view={VideoView} example={examples.stageWithoutPoster} />,
})
export const Chapters = meta.story({ render: () => <SectionStory view={VideoView} example={examples.chapters} /> })
export const Transcript = meta.story({ render: () => <SectionStory view={VideoView} example={examples.transcript} /> })
export const New = meta.story({ render: () => <SectionStory view={VideoView} example={{ content: video.defaults }} /> })
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={VideoView} example={{ content: video.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={VideoView} example={examples.stage} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={VideoView} examples={examples} /> })

const ownFilm = { content: { ...examples.stage.content, video: { kind: 'file', mediaId: storyFilmId } as const } }

/** A film of one's own waits behind its poster: the browser makes no player before it is asked for. */
export const OwnFilm = meta.story({
  render: () => <SectionStory view={VideoView} example={ownFilm} />,
  play: async ({ canvas, canvasElement, step }) => {
    const player = canvasElement.querySelector('video')
    if (!player) throw new Error('the example has a film of its own')
    await expect(player).not.toBeVisible()
    await step('a press on the poster shows the player', async () => {
      await userEvent.click(canvas.getByText('Putar video', { exact: false }))
      await expect(player).toBeVisible()
    })
  },
})
export const OwnFilmWithoutPoster = meta.story({
  render: () => <SectionStory view={VideoView} example={{ content: { ...ownFilm.content, image: noImage } }} />,
})
export const OwnFilmOnCanvas = meta.story({
  render: () => <SectionStory view={VideoView} example={ownFilm} isSample />,
})

/** With the island: the player comes into the stage. A page of our own replaces the provider's. */
export const InPlace = meta.story({
  render: () => <SectionStory view={VideoView} example={examples.chapters} />,
  play: async ({ canvas, canvasElement, step }) => {
    const [poster, ...moments] = canvas.getAllByRole('link')
    if (!poster) throw new Error('the example leads to a film')
    for (const link of [poster, ...moments]) link.dataset.player = `about:blank#${link.textContent}`
    const { height } = poster.getBoundingClientRect()
    const stop = playInPlace(canvasElement)
    await expect(canvasElement.querySelector('iframe')).toBe(null)
    await step('a press on the poster brings the player to its place', async () => {
      await userEvent.click(poster)
      const frame = canvas.getByTitle('Membaca laporan dalam lima menit')
      await expect(frame).toHaveFocus()
      await expect(poster.getBoundingClientRect().height).toBe(height)
      await expect(frame.getBoundingClientRect().height).toBe(frame.parentElement?.getBoundingClientRect().height)
    })
    await step('a moment takes the place of what played before', async () => {
      await userEvent.click(moments[1] as HTMLElement)
      const frames = canvasElement.querySelectorAll('iframe')
      await expect(frames.length).toBe(1)
      await expect(frames[0]?.src).toContain('1:05')
    })
    stop()
  },
})
