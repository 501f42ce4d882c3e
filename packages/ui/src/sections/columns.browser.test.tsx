import '@naikkelas/ui/styles.css'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { examples as contactExamples } from './contact/contact.examples.ts'
import ContactView from './contact/contact.view.tsx'
import { examples as footerExamples } from './footer/footer.examples.ts'
import FooterView from './footer/footer.view.tsx'
import { examples as galleryExamples } from './gallery/gallery.examples.ts'
import GalleryView from './gallery/gallery.view.tsx'
import { examples as lessonExamples } from './lesson/lesson.examples.ts'
import LessonView from './lesson/lesson.view.tsx'
import { examples as projectExamples } from './lesson-2/lesson-2.examples.ts'
import Lesson2View from './lesson-2/lesson-2.view.tsx'
import { storyPage } from './parts/story-media.ts'
import { plainSlot } from './plain-slot.tsx'
import type { SectionViewProps } from './section-view.ts'
import { examples as statsExamples } from './stats/stats.examples.ts'
import StatsView from './stats/stats.view.tsx'
import { examples as videoExamples } from './video/video.examples.ts'
import VideoView from './video/video.view.tsx'

function show<Content>(View: ComponentType<SectionViewProps<Content>>, { content }: { content: Content }) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      <div data-ui-theme="" data-font="poppins">
        <View content={content} page={storyPage('bagian')} slot={plainSlot} />
      </div>,
    ),
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}

const leftOf = (element: Element) => element.getBoundingClientRect().left
const heading = () => page.getByRole('heading', { level: 2 }).first().element()

const sections: [string, () => void][] = [
  ['gallery', () => show(GalleryView, galleryExamples.mosaic)],
  ['video', () => show(VideoView, videoExamples.stage)],
  ['lesson', () => show(LessonView, lessonExamples.sample)],
  ['lesson of projects', () => show(Lesson2View, projectExamples.projects)],
  ['stats', () => show(StatsView, statsExamples.rows)],
  ['contact', () => show(ContactView, contactExamples.lines)],
]

test.each(sections)('the heading of a wide %s begins where other headings do', async (_, draw) => {
  for (const [width, left] of [
    [1280, 80],
    [1440, 160],
    [1920, 400],
    [360, 20],
  ] as const) {
    await page.viewport(width, 800)
    if (width === 1280) draw()
    expect(leftOf(heading()), `${width} px`).toBe(left)
  }
})

test('pictures of a gallery are wider than the column of its heading', async () => {
  await page.viewport(1440, 800)
  show(GalleryView, galleryExamples.mosaic)
  expect(leftOf(page.getByRole('list').first().element())).toBe(80)
})

test('the large name of a footer is one line, also in capitals', async () => {
  await page.viewport(1440, 800)
  for (const name of ['NAIKKE', 'WARUNG MA', 'Naikkelas']) {
    show(FooterView, { content: { ...footerExamples.wordmark.content, name } })
    const { height } = page.getByText(name, { exact: true }).element().getBoundingClientRect()
    const { fontSize } = getComputedStyle(page.getByText(name, { exact: true }).element())
    expect(height, name).toBeLessThan(1.5 * Number.parseFloat(fontSize))
  }
})
