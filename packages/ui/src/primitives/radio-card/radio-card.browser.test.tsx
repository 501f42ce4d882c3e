import '@naikkelas/ui/styles.css'
import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { RadioCardGroup } from './radio-card-group.tsx'
import { RadioCard } from './radio-card.tsx'

const cards = (error?: string) =>
  draw(
    <RadioCardGroup legend="Cara bayar" error={error}>
      <RadioCard name="way" value="qris" label="QRIS" defaultChecked />
      <RadioCard name="way" value="va" label="Virtual account" />
    </RadioCardGroup>,
  ).place.querySelectorAll<HTMLElement>('[data-component="RadioCard"]')

test('the chosen card has another border and a heavier one than those that are not', () => {
  const [chosen, other] = [...cards()].map((card) => getComputedStyle(card))
  expect(chosen?.borderColor).not.toBe(other?.borderColor)
  expect([chosen?.boxShadow.includes('inset'), other?.boxShadow]).toEqual([true, 'none'])
})

test('a group that refuses the choice marks each card that is not chosen', () => {
  const [, plain] = [...cards()].map((card) => getComputedStyle(card).borderColor)
  const [, refused] = [...cards('Pilih satu.')].map((card) => getComputedStyle(card).borderColor)
  expect(refused).not.toBe(plain)
})
