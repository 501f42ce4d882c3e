import { expect, it } from 'vitest'
import { withPart } from '../../bench/results.mjs'

it('a bench replaces its own part of the results and leaves what others measured', () => {
  const both = withPart(withPart('', 'the page', 'LCP 664 ms'), 'rendering', '1,781 pages/s')
  const again = withPart(both, 'the page', 'LCP 650 ms')
  expect(again).not.toContain('664')
  expect(again).toContain('LCP 650 ms')
  expect(again).toContain('1,781 pages/s')
  expect(again.indexOf('650')).toBeLessThan(again.indexOf('1,781'))
})

it('text outside of any part is kept', () => {
  expect(withPart('# Results\n', 'rendering', 'fast')).toMatch(
    /^# Results\n\n<!-- rendering -->\nfast\n<!-- end of rendering -->\n$/,
  )
})
