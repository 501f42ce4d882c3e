import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CommandMenu } from './command-menu.tsx'

test('a server draws nothing of it: it belongs to those who type', () => {
  const command = { id: 'a', label: 'Terbitkan', group: 'Tindakan', run: () => {} }
  expect(renderToStaticMarkup(<CommandMenu commands={[command]} onClose={() => {}} />)).toBe('')
})
