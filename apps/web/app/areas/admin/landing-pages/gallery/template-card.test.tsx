import { templatesFor } from '@naikkelas/page/templates'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TemplateCard } from './template-card.tsx'

test('only the selected template is framed, whatever is ticked in its page', () => {
  const names = templatesFor('sell')
  const frames = names.map((name) => {
    const card = <TemplateCard name={name} look={0} isChosen={name === names[0]} onChoose={() => {}} />
    return /<label[^>]*>/.exec(renderToStaticMarkup(card))?.[0] ?? ''
  })
  expect(frames.map((frame) => frame.includes('data-state="selected"'))).toEqual(names.map((_, index) => index === 0))
  for (const frame of frames) expect(frame).not.toContain('has-checked')
})
