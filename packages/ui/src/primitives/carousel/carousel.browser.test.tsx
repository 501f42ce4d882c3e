import '@naikkelas/ui/styles.css'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Carousel } from './carousel.tsx'

function drawFive() {
  const { place } = draw(
    <div style={{ width: 320 }}>
      <Carousel label="Kelas terbaru">
        {[1, 2, 3, 4, 5].map((number) => (
          <a key={number} href={`#kelas-${number}`} style={{ height: 60 }}>
            {`Kelas ${number}`}
          </a>
        ))}
      </Carousel>
    </div>,
  )
  const scroller = place.querySelector<HTMLElement>('[role="group"]')
  if (!scroller) throw new Error('The carousel was not drawn.')
  const startsAt = () =>
    [...scroller.querySelectorAll('li')].map((item) =>
      Math.round(item.getBoundingClientRect().left - scroller.getBoundingClientRect().left),
    )
  return { scroller, startsAt }
}

test('the next one peeks in, and the page does not become wider', () => {
  const { scroller, startsAt } = drawFive()
  const [, second = 0] = startsAt()
  expect(second).toBeGreaterThan(200)
  expect(second).toBeLessThan(scroller.clientWidth - 20)
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth * 3)
})

test('what is scrolled to comes to rest at the start', async () => {
  const { scroller, startsAt } = drawFive()
  scroller.style.scrollBehavior = 'auto'
  scroller.scrollTo({ left: 300 })
  await expect.poll(() => startsAt()[1]).toBe(4)
})

test('arrow keys scroll it, and a link that gets the focus comes into sight', async () => {
  const { scroller, startsAt } = drawFive()
  scroller.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.poll(() => scroller.scrollLeft).toBeGreaterThan(100)
  scroller.querySelectorAll<HTMLElement>('a')[4]?.focus()
  await expect.poll(() => startsAt()[4]).toBeLessThan(scroller.clientWidth - 100)
})

test('the button back is drawn once there is something to go back to', async () => {
  const { scroller } = drawFive()
  scroller.style.scrollBehavior = 'auto'
  const isSeen = (end: string) => getComputedStyle(scroller, `::scroll-button(${end})`).visibility === 'visible'
  await expect.poll(() => [isSeen('inline-start'), isSeen('inline-end')]).toEqual([false, true])
  scroller.scrollTo({ left: scroller.scrollWidth })
  await expect.poll(() => [isSeen('inline-start'), isSeen('inline-end')]).toEqual([true, false])
})
