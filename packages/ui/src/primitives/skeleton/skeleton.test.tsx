import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Skeleton } from './skeleton.tsx'

test('a placeholder is never read out', () => {
  expect(renderToStaticMarkup(<Skeleton shape="box" />)).toContain('aria-hidden="true"')
})
