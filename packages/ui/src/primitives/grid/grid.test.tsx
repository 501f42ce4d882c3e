import { expect, test } from 'vitest'
import { drawn, type Drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Grid } from './grid.tsx'

const boxes = (count: number) => Array.from({ length: count }, (_, index) => <p key={index}>{index}</p>)
// The columns of each child are the contract of this component, and only its classes hold them.
const columnsOf = ({ body }: Drawn) =>
  [...body.innerHTML.matchAll(/ui:@lg:col-span-(\d+)/g)].map(([, columns]) => Number(columns))

test.each([2, 3, 4, 5, 7, 10, 13, 29])('%i children fill whole rows of twelve', (count) => {
  const columns = columnsOf(drawn(<Grid>{boxes(count)}</Grid>))
  expect(columns).toHaveLength(count)
  expect(columns.reduce((sum, one) => sum + one, 0) % 12).toBe(0)
})

test('a list has an item for each child', () => {
  const { getAllByRole, getByRole } = drawn(
    <Grid as="ul" aria-label="Kelas">
      {boxes(3)}
    </Grid>,
  )
  expect(getByRole('list', { name: 'Kelas' }).tagName).toBe('UL')
  expect(getAllByRole('listitem')).toHaveLength(3)
})

test('without children it is empty', () => {
  expect(columnsOf(drawn(<Grid />))).toEqual([])
})
