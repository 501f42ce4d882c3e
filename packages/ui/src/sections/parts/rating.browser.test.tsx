import '@naikkelas/ui/styles.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { labelsId } from '../labels-id.ts'
import { Rating } from './rating.tsx'

/** For each of the five stars, whether it is filled at its left and at its right. */
function filledStars(value: number): [boolean, boolean][] {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      <div data-ui-theme="" data-tone="white">
        <Rating value={value} labels={labelsId} />
      </div>,
    ),
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const drawing = container.querySelector('svg')
  const box = drawing?.getBoundingClientRect()
  if (!drawing || !box) throw new Error('the rating is not drawn')
  const y = box.top + box.height * 0.45
  const isPainted = (x: number) =>
    drawing.contains(document.elementFromPoint(x, y)) && document.elementFromPoint(x, y) !== drawing
  return [0, 1, 2, 3, 4].map((index) => {
    const middle = box.left + (box.width * (21 + index * 48)) / 234
    return [isPainted(middle - box.width * 0.02), isPainted(middle + box.width * 0.02)]
  })
}

const full = [true, true]
const empty = [false, false]

test.each([
  [5, [full, full, full, full, full]],
  [3, [full, full, full, empty, empty]],
  [1, [full, empty, empty, empty, empty]],
  [4.5, [full, full, full, full, [true, false]]],
])('a rating of %d fills as much of five stars', (value, expected) => {
  expect(filledStars(value)).toEqual(expected)
})

test('a rating is read as words', async () => {
  filledStars(4)
  await expect.element(page.getByText('Nilai 4 dari 5')).toBeInTheDocument()
})
