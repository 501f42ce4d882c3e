import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Button } from '../button/button.tsx'
import { toko } from '../../icons/content-icons.ts'
import { EmptyState } from './empty-state.tsx'
import { StairsPicture } from './stairs-picture.tsx'

test.each([1, 3] as const)('its heading takes level %i of the page’s outline', (level) => {
  const { getByRole } = drawn(<EmptyState title="Belum ada halaman" headingLevel={level} />)

  expect(getByRole('heading', { level, name: 'Belum ada halaman' })).toBeDefined()
})

test('without actions no empty row of buttons is left behind', () => {
  const { body } = drawn(<EmptyState title="Kosong" />)

  expect([...body.querySelectorAll('div')].filter((element) => element.childNodes.length === 0)).toEqual([])
  expect(drawn(<EmptyState title="Kosong" action={<Button>Buat</Button>} />).getByRole('button')).toBeDefined()
})

test('its drawing is for the eyes only', () => {
  const { queryByRole, words } = drawn(
    <EmptyState title="Belum ada toko" illustration={<StairsPicture icon={toko} />} />,
  )

  expect(queryByRole('img')).toBeNull()
  expect(words).toBe('|Belum ada toko|')
})
