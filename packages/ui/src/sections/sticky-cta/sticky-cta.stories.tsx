import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './sticky-cta.examples.ts'
import { stickyCta } from './sticky-cta.section.ts'
import StickyCtaView from './sticky-cta.view.tsx'

const meta = preview.meta({ title: 'Bagian/Bilah tombol (Sticky cta)' })

export const Bar = meta.story({ render: () => <SectionStory view={StickyCtaView} example={examples.bar} /> })
export const BarOfManyWords = meta.story({
  render: () => <SectionStory view={StickyCtaView} example={examples.barOfManyWords} />,
})
export const BarWithoutPrice = meta.story({
  render: () => <SectionStory view={StickyCtaView} example={examples.barWithoutPrice} />,
})
export const Slip = meta.story({ render: () => <SectionStory view={StickyCtaView} example={examples.slip} /> })
export const Two = meta.story({
  render: () => <SectionStory view={StickyCtaView} example={examples.two} />,
  play: async ({ canvas }) => {
    const number = canvas.getByText('+62 812-0000-1234')
    await expect(number).toBeVisible()
    await expect(getComputedStyle(number).userSelect).toBe('all')
  },
})
export const New = meta.story({
  render: () => <SectionStory view={StickyCtaView} example={{ content: stickyCta.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={StickyCtaView} example={{ content: stickyCta.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={StickyCtaView} example={examples.bar} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={StickyCtaView} examples={examples} /> })

export const UnderAPage = meta.story({
  render: () => (
    <main>
      <div className="ui:h-[300vh]" />
      <p id="last-line">Baris terakhir halaman</p>
      <SectionStory view={StickyCtaView} example={examples.bar} />
    </main>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const page = canvasElement.ownerDocument
    const bar = canvasElement.querySelector('section')
    const last = canvas.getByText('Baris terakhir halaman')
    const lowerEdge = () => Math.round(bar?.getBoundingClientRect().bottom ?? 0)
    await step('stays at the lower edge of the screen from the first line on', async () => {
      page.documentElement.scrollTop = 0
      await expect(lowerEdge()).toBe(page.documentElement.clientHeight)
    })
    await step('lies below the last line at the end of the page', async () => {
      page.documentElement.scrollTop = page.documentElement.scrollHeight
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0)
    })
    await step('is large enough for a finger', async () => {
      await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    })
  },
})
