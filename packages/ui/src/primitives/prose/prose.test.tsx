import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Prose } from './prose.tsx'

test('it styles plain markup and adds none', () => {
  const article = drawn(
    <Prose as="article">
      <p>Isi</p>
    </Prose>,
  ).getByRole('article')

  expect(article.innerHTML).toBe('<p>Isi</p>')
})
