import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './gallery.examples.ts'
import { gallery } from './gallery.section.ts'
import GalleryView from './gallery.view.tsx'

const meta = preview.meta({ title: 'Bagian/Galeri (Gallery)' })

export const Mosaic = meta.story({ render: () => <SectionStory view={GalleryView} example={examples.mosaic} /> })
export const MosaicOfThree = meta.story({
  render: () => <SectionStory view={GalleryView} example={examples.mosaicOfThree} />,
})
export const MosaicOfSeven = meta.story({
  render: () => <SectionStory view={GalleryView} example={examples.mosaicOfSeven} />,
})
export const MosaicOfOne = meta.story({
  render: () => <SectionStory view={GalleryView} example={examples.mosaicOfOne} />,
})
export const Strip = meta.story({ render: () => <SectionStory view={GalleryView} example={examples.strip} /> })
export const Wall = meta.story({ render: () => <SectionStory view={GalleryView} example={examples.wall} /> })
export const New = meta.story({
  render: () => <SectionStory view={GalleryView} example={{ content: gallery.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={GalleryView} example={{ content: gallery.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={GalleryView} example={examples.mosaic} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={GalleryView} examples={examples} /> })

/** A press shows a picture large, over everything else. */
export const Enlarged = meta.story({
  render: () => <SectionStory view={GalleryView} example={examples.mosaicOfThree} />,
  play: async ({ canvas, step }) => {
    const view = () => canvas.queryByRole('dialog', { name: 'Hari pertama di Sleman' })
    await expect(view()).toBe(null)
    await step('it fills the screen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Perbesar:.*Aula penuh peserta/ }))
      await expect(view()?.getBoundingClientRect().width).toBe(window.innerWidth)
    })
    await step('the cross closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }))
      await expect(view()).toBe(null)
    })
  },
})
