import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Grid } from './grid.tsx'

const boxes = (count: number) => Array.from({ length: count }, (_, index) => <p key={index}>{index}</p>)
const columnsOf = (html: string) => [...html.matchAll(/ui:@lg:col-span-(\d+)/g)].map(([, columns]) => Number(columns))

test.each([2, 3, 4, 5, 7, 10, 13, 29])('%i things fill whole rows of twelve', (count) => {
  const columns = columnsOf(renderToStaticMarkup(<Grid>{boxes(count)}</Grid>))
  expect(columns).toHaveLength(count)
  expect(columns.reduce((sum, one) => sum + one, 0) % 12).toBe(0)
})

test('a list of things is counted aloud', () => {
  const html = renderToStaticMarkup(
    <Grid as="ul" aria-label="Kelas">
      {boxes(3)}
    </Grid>,
  )
  expect(html).toContain('<ul aria-label="Kelas"')
  expect(html.match(/<li /g)).toHaveLength(3)
})

test('without things it is empty and does not fall', () => {
  expect(renderToStaticMarkup(<Grid />)).not.toContain('col-span')
})
