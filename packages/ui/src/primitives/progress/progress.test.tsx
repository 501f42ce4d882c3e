import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Progress } from './progress.tsx'
import { filledSteps } from './stairs.ts'

test('the three steps fill one after the other', () => {
  expect(filledSteps(0)).toEqual([0, 0, 0])
  expect(filledSteps(0.5)).toEqual([1, 0.5, 0])
  expect(filledSteps(1)).toEqual([1, 1, 1])
})

test('what is known is told as a number and in words', () => {
  const html = renderToStaticMarkup(<Progress label="Unggahan" value={9} max={14} valueText="9 dari 14 pelajaran" />)
  expect(html).toContain('aria-valuemax="14" aria-valuenow="9" aria-valuetext="9 dari 14 pelajaran"')
})

test('a hundred is claimed only when all is done', () => {
  expect(renderToStaticMarkup(<Progress label="Unggahan" value={99.9} />)).toContain('>99%<')
  expect(renderToStaticMarkup(<Progress label="Unggahan" value={140} />)).toContain('aria-valuenow="100"')
})

test('of unknown length it claims no value', () => {
  const html = renderToStaticMarkup(<Progress label="Menyiapkan" />)
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain('aria-valuenow')
  expect(html).not.toContain('%<')
  // Siblings, so that they rise one after the other.
  expect(html.match(/<g fill="currentColor" class="ui:loading-bar">/g)).toHaveLength(3)
})
