import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { stepperLabelsEn } from './stepper.labels.ts'
import { Stepper, type StepperProps } from './stepper.tsx'

const steps = [
  { id: 'a', label: 'Pesanan', href: '/pesanan' },
  { id: 'b', label: 'Pembayaran', href: '/pembayaran' },
  { id: 'c', label: 'Selesai' },
]
const draw = (props: Partial<StepperProps> = {}) =>
  drawn(<Stepper label="Langkah pembelian" steps={steps} current={1} {...props} />)
const states = (props?: Partial<StepperProps>) =>
  draw(props)
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset.state)

test('steps are an ordered list of which one is current, with its place among them', () => {
  const { getByRole, getAllByRole } = draw()
  expect(getByRole('list', { name: 'Langkah pembelian' }).tagName).toBe('OL')
  expect(getAllByRole('listitem', { current: 'step' }).map(({ textContent }) => textContent)).toEqual([
    'Langkah 2 dari 32Pembayaran',
  ])
  expect(states()).toEqual(['done', 'current', 'upcoming'])
})

test('only steps that are done are links, and say that they are', () => {
  const { getAllByRole } = draw()
  expect(getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pesanan', '/pesanan'],
  ])
  expect(getAllByRole('listitem')[0]?.textContent).toBe('Pesanan, selesai')
})

test('when all are done none is current, and the last one is seen on a phone', () => {
  const { getAllByRole, queryAllByRole } = draw({ current: 3 })
  expect(queryAllByRole('listitem', { current: 'step' })).toEqual([])
  expect(states({ current: 3 })).toEqual(['done', 'done', 'done'])
  expect(getAllByRole('listitem').map(({ dataset }) => dataset.seen !== undefined)).toEqual([false, false, true])
})

test('in English its words are English', () => {
  expect(draw({ labels: stepperLabelsEn }).words).toContain('Step 2 of 3')
})
