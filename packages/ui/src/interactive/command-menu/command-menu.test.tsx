import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { CommandMenu } from './command-menu.tsx'

test('the server renders nothing: it is opened in the browser', () => {
  const command = { id: 'a', label: 'Terbitkan', group: 'Tindakan', run: () => {} }
  expect(drawn(<CommandMenu commands={[command]} onClose={() => {}} />).body.innerHTML).toBe('')
})
