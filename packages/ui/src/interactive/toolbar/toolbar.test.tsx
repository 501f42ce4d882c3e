import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Toolbar } from './toolbar.tsx'

test('a toolbar has a name and an orientation', () => {
  const { getByRole } = drawn(
    <Toolbar label="Bagian terpilih" orientation="vertical">
      <Button>Naikkan</Button>
    </Toolbar>,
  )
  const toolbar = getByRole('toolbar', { name: 'Bagian terpilih' })
  expect(toolbar.getAttribute('aria-orientation')).toBe('vertical')
})
