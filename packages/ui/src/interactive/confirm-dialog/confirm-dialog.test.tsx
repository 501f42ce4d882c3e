import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

test('the server renders nothing, open or not: it is opened in the browser', () => {
  for (const isOpen of [false, true])
    expect(
      drawn(<ConfirmDialog isOpen={isOpen} onOpenChange={() => {}} title="Hapus kelas?" onConfirm={() => {}} />).body
        .innerHTML,
    ).toBe('')
})
