import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { carouselLabelsEn } from './carousel.labels.ts'
import { Carousel } from './carousel.tsx'

test('it is a named group that the keyboard reaches, with a list of what is in it', () => {
  const { getByRole, getAllByRole } = drawn(
    <Carousel label="Kelas terbaru">
      <p>Satu</p>
      {false}
      <p>Dua</p>
    </Carousel>,
  )
  expect(getByRole('group', { name: 'Kelas terbaru' }).tabIndex).toBe(0)
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Satu', 'Dua'])
})

test('the buttons that browsers draw are named in its language', () => {
  const names = (element: HTMLElement) => [element.dataset.previous, element.dataset.next]
  expect(names(drawn(<Carousel label="Kelas" />).getByRole('group'))).toEqual(['Sebelumnya', 'Berikutnya'])
  expect(names(drawn(<Carousel label="Classes" labels={carouselLabelsEn} />).getByRole('group'))).toEqual([
    'Previous',
    'Next',
  ])
})
