import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Accordion, AccordionItem } from './accordion.tsx'

test('an item is a native disclosure, folded until it is opened', () => {
  const { getByText } = drawn(
    <Accordion>
      <AccordionItem title="Kapan cair?">Senin.</AccordionItem>
      <AccordionItem title="Ke mana?" open>
        Rekening Anda.
      </AccordionItem>
    </Accordion>,
  )
  const isOpen = (title: string) => getByText(title).closest('summary')?.closest('details')?.open
  expect(isOpen('Kapan cair?')).toBe(false)
  expect(isOpen('Ke mana?')).toBe(true)
})

test('items of one name close each other without a script', () => {
  const { body } = drawn(<AccordionItem name="paket" title="Mandiri" />)
  expect(body.querySelector('details')?.getAttribute('name')).toBe('paket')
})
