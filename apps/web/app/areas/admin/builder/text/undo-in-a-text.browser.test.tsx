import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { newSection } from '../model/section-acts.ts'
import { InPlaceEditor } from '../../kit/rich-text/editor/in-place-editor.tsx'
import { HeldTyping } from '../../kit/rich-text/held-typing.ts'
import { preloadText } from './index.ts'
import { RichTextFieldOf } from './rich-text-field-of.tsx'
import { press, show } from './testing/open-text.tsx'

preloadText()

function openText() {
  const paragraph = newSection('paragraph')
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft' } as LandingPage,
    document: { ...emptyDocument(), sections: [paragraph] },
    media: [],
  })
  show(
    <BuilderContext value={{ store, workspace: createWorkspace() } as unknown as BuilderParts}>
      <RichTextFieldOf sectionId={paragraph.id} path={['body']} label="Teks" maxLength={1200} />
    </BuilderContext>,
  )
  return store
}

test('undo in a text reverts line by line and action by action, and redo restores the same text', async () => {
  const store = openText()
  const text = screen.getByRole('textbox', { name: 'Teks', exact: true })
  await userEvent.click(text)
  await press('{Control>}a{/Control}{Delete}Satu dua.{Enter}- empat{Enter}lima')
  await press('{Shift>}{Home}{/Shift}')
  await new Promise(requestAnimationFrame)
  await press('{Control>}b{/Control}')
  const shown = () => text.element().innerHTML.replaceAll(/ class="[^"]*"/g, '')
  const bold = '<p>Satu dua.</p><ul><li><p>empat</p></li><li><p><strong>lima</strong></p></li></ul>'
  await expect.poll(shown).toBe(bold)
  store.actions.undo()
  await expect.poll(shown).toBe('<p>Satu dua.</p><ul><li><p>empat</p></li><li><p>lima</p></li></ul>')
  store.actions.undo()
  await expect.poll(shown).toBe('<p>Satu dua.</p><ul><li><p>empat</p></li></ul>')
  for (let steps = 0; steps < 3 && shown().includes('empat'); steps += 1) store.actions.undo()
  await expect.poll(shown).toContain('<p>Satu dua.</p>')
  while (store.actions.redo()) await expect.element(text).toHaveFocus()
  await expect.poll(shown).toBe(bold)
})

/** A text whose editor is there, over a page that undoes what was typed; the keys were pressed before it was there. */
function HeldText({ held }: { held: HeldTyping }) {
  const [value, setValue] = useState('Kelas')
  return (
    <InPlaceEditor
      kind="plain"
      label="Judul"
      maxLength={80}
      value={value}
      onChange={setValue}
      onUndo={() => setValue('Kelas')}
      onDone={() => {}}
      held={held}
    >
      {value}
    </InPlaceEditor>
  )
}

test('undo that was pressed while the editor was loading reverts the letters that are shown', async () => {
  const held = new HeldTyping()
  held.hold({ kind: 'text', text: ' data' })
  held.hold({
    kind: 'key',
    key: { key: 'z', code: 'KeyZ', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false },
  })
  const container = document.body.appendChild(document.createElement('div'))
  // Without the strict mode of `show`, which mounts twice and would replay the keys into an editor that is thrown away.
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  flushSync(() => root.render(<HeldText held={held} />))

  const shown = () => container.querySelector('[role=textbox]')?.textContent?.replaceAll(/[\u200b\ufeff]/g, '')
  await expect.poll(shown).toBe('Kelas')
  await press('!')
  await expect.poll(shown).toBe('Kelas!')
})
