import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { DescriptionItem, DescriptionList } from './description-list.tsx'

test('each value is described by its name for screen readers', () => {
  const { getAllByRole } = drawn(
    <DescriptionList>
      <DescriptionItem term="Nomor pesanan">NK-20261120-0047</DescriptionItem>
      <DescriptionItem term="Total">Rp349.000</DescriptionItem>
    </DescriptionList>,
  )
  const wordsOf = (role: string) => getAllByRole(role).map(({ textContent }) => textContent)
  expect([wordsOf('term'), wordsOf('definition')]).toEqual([
    ['Nomor pesanan', 'Total'],
    ['NK-20261120-0047', 'Rp349.000'],
  ])
})
