import { templatesFor } from '@naikkelas/page/templates'
import { expect, test } from 'vitest'
import { drawn } from '../../../../../../../scripts/tests/setup/drawn.ts'
import { TemplateCard } from './template-card.tsx'

test('only the selected template is marked as selected', () => {
  const names = templatesFor('sell')
  const frames = names.map((name) => {
    const card = <TemplateCard name={name} look={0} isChosen={name === names[0]} onChoose={() => {}} />
    return drawn(card).body.querySelector('label')!
  })
  expect(frames.map((frame) => frame.matches('[data-state="selected"]'))).toEqual(names.map((_, index) => index === 0))
})
