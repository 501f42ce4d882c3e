import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Accordion, AccordionItem } from './accordion.tsx'

test('a question is the browser’s own, folded until it is opened', () => {
  const html = renderToStaticMarkup(
    <Accordion>
      <AccordionItem title="Kapan cair?">Senin.</AccordionItem>
      <AccordionItem title="Ke mana?" open>
        Rekening Anda.
      </AccordionItem>
    </Accordion>,
  )
  expect(html).toMatch(/<details data-component="AccordionItem"><summary[^>]*>Kapan cair\?<\/summary>/)
  expect(html).toMatch(/<details open="" data-component="AccordionItem"><summary[^>]*>Ke mana\?/)
})

test('items of one name close each other without script', () => {
  const html = renderToStaticMarkup(<AccordionItem name="paket" title="Mandiri" />)
  expect(html).toContain('<details name="paket"')
})
