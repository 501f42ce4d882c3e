import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './countdown.examples.ts'
import { countDown } from './countdown-island.ts'
import { countdown } from './countdown.section.ts'
import CountdownView from './countdown.view.tsx'

const meta = preview.meta({ title: 'Bagian/Hitung mundur (Countdown)' })

export const Board = meta.story({ render: () => <SectionStory view={CountdownView} example={examples.board} /> })
export const BoardOfFewWords = meta.story({
  render: () => <SectionStory view={CountdownView} example={examples.boardOfFewWords} />,
})
export const Calendar = meta.story({ render: () => <SectionStory view={CountdownView} example={examples.calendar} /> })
export const Line = meta.story({ render: () => <SectionStory view={CountdownView} example={examples.line} /> })
export const New = meta.story({
  render: () => <SectionStory view={CountdownView} example={{ content: countdown.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={CountdownView} example={{ content: countdown.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={CountdownView} example={examples.board} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={CountdownView} examples={examples} /> })

const until = (instant: string) => ({ content: { ...examples.board.content, until: instant } })

export const Counting = meta.story({
  render: () => <SectionStory view={CountdownView} example={until('2099-12-31T16:59:00Z')} />,
  play: async ({ canvas, canvasElement, step }) => {
    const words = canvas.getByText('31 Desember')
    const { top } = canvas.getByRole('link').getBoundingClientRect()
    await expect(words).toBeVisible()
    const timer = countDown(canvasElement)
    await step('shows what is left in place of the date, and moves nothing', async () => {
      // With reduced motion every change takes a hundredth of a millisecond, which ends with the next frame.
      await waitFor(() => expect(words).not.toBeVisible())
      const left = /^(\d{5})hari(\d\d)jam(\d\d)menit(\d\d)detik$/.exec(canvas.getByRole('timer').textContent)
      await expect(left?.slice(2).every((part, index) => Number(part) < [24, 60, 60][index]!)).toBe(true)
      await expect(canvas.getByRole('link').getBoundingClientRect().top).toBe(top)
    })
    clearInterval(timer)
  },
})
export const Ended = meta.story({
  render: () => <SectionStory view={CountdownView} example={until('2020-01-01T00:00:00Z')} />,
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading')
    await expect(title).toBeVisible()
    clearInterval(countDown(canvasElement))
    await expect(title).not.toBeVisible()
  },
})
