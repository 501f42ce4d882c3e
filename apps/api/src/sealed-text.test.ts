import { expect, test } from 'vitest'
import { openText, sealText } from './sealed-text.ts'

const sealed = sealText('kunci', 'halaman 1', 'rahasia dagang')

test('what was sealed opens again, and is never the same twice', () => {
  expect(openText('kunci', 'halaman 1', sealed)).toBe('rahasia dagang')
  expect(sealText('kunci', 'halaman 1', 'rahasia dagang')).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('rahasia')
})

test('it opens with no other key, in no other place, and not when a letter of it was changed', () => {
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A')
  expect(openText('kunci lain', 'halaman 1', sealed)).toBeNull()
  expect(openText('kunci', 'halaman 2', sealed)).toBeNull()
  expect(
    openText(
      'kunci',
      'halaman 1',
      changed.replace(/^./, (first) => (first === 'x' ? 'y' : 'x')),
    ),
  ).toBeNull()
  for (const nonsense of ['', 'abc', '"><script>']) expect(openText('kunci', 'halaman 1', nonsense)).toBeNull()
})
