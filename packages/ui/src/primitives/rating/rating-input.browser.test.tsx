import '@naikkelas/ui/styles.css'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { RatingInput } from './rating-input.tsx'

function drawInForm() {
  const { place } = draw(
    <form>
      <RatingInput label="Nilai kelas ini" name="nilai" />
    </form>,
  )
  const form = place.querySelector('form')
  if (!form) throw new Error('The form was not drawn.')
  const filled = () => [...form.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).fill !== 'rgba(0, 0, 0, 0)')
  const meaning = () =>
    [...form.querySelectorAll<HTMLElement>('label > :last-child')]
      .filter((element) => getComputedStyle(element).opacity === '1')
      .map(({ textContent }) => textContent)
  const label = (index: number) => form.querySelectorAll('label')[index] ?? form
  return { form, filled, meaning, label }
}

test('stars are filled up to the one that is chosen, whose meaning shows', async () => {
  const { form, filled, meaning, label } = drawInForm()
  expect(filled()).toEqual([false, false, false, false, false])
  expect(meaning()).toEqual([])
  await userEvent.click(label(2))
  await userEvent.unhover(label(2))
  await expect.poll(filled).toEqual([true, true, true, false, false])
  expect(meaning()).toEqual(['Cukup'])
  expect(new FormData(form).get('nilai')).toBe('3')
})

test('arrow keys choose the next star', async () => {
  const { form, filled } = drawInForm()
  form.querySelector('input')?.focus()
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
  await expect.poll(filled).toEqual([true, true, true, false, false])
  expect(new FormData(form).get('nilai')).toBe('3')
})

test('a star is at least 44 px wide and high', () => {
  const { label } = drawInForm()
  const { width, height } = label(0).getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
})
