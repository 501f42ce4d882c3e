import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

test('a server draws nothing of a question, open or not: it is asked in the browser', () => {
  for (const isOpen of [false, true])
    expect(
      renderToStaticMarkup(
        <ConfirmDialog isOpen={isOpen} onOpenChange={() => {}} title="Hapus kelas?" onConfirm={() => {}} />,
      ),
    ).toBe('')
})
