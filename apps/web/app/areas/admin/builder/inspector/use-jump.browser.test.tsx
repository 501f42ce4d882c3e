import type { LandingPage } from '@naikkelas/contract'
import { emptyDocument, type JsonObject } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts } from '../builder-context.ts'
import { DragArea } from '../dnd/drag-area.tsx'
import { createBuilderStore } from '../model/builder-store.ts'
import { createPresence } from '../model/presence.ts'
import { newSection } from '../model/section-acts.ts'
import { show } from '../text/testing/open-text.tsx'
import { SectionInspector } from './section-inspector.tsx'
import { useJump } from './use-jump.ts'

/** The settings of a section, folded as they are when somebody comes from the checklist. */
function open(type: string, content: JsonObject) {
  const fresh = newSection(type)
  const section = { ...fresh, content: { ...fresh.content, ...content } }
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', kind: 'exclusive', name: 'Kelas data' } as LandingPage,
    document: { ...emptyDocument(), sections: [section] },
    media: [],
  })
  const presence = createPresence({ tabId: 'tab', accountId: 'admin' })
  const parts = { store, saver: createStore(() => ({ status: 'saved' })), presence } as unknown as BuilderParts
  function Settings() {
    useJump()
    return <SectionInspector section={section} />
  }
  show(
    <ToastProvider>
      <BuilderContext value={parts}>
        <DragArea>
          <Settings />
        </DragArea>
      </BuilderContext>
    </ToastProvider>,
  )
  return { jumpTo: (...path: string[]) => flushSync(() => store.actions.jumpTo({ sectionId: section.id, path })) }
}

const chapters = ['bab-000001', 'bab-000002'].map((id) => ({
  id,
  title: `Bab ${id}`,
  level: '1',
  lessons: ['a', 'b'].map((end) => {
    const target = { kind: 'url', href: '' }
    return {
      id: `${id.slice(1)}${end}`,
      title: `Judul ${id.slice(1)}${end}`,
      minutes: 10,
      kind: 'video',
      isFree: false,
      target,
    }
  }),
}))

test('a jump into an item within an item lands in the field that was meant, both opened', async () => {
  const { jumpTo } = open('lesson', { chapters })
  jumpTo('chapters', 'bab-000002', 'lessons', 'ab-000002b', 'title')
  await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe('Judul ab-000002b')
  jumpTo('chapters', 'bab-000001', 'title')
  await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe('Bab bab-000001')
})

test('a jump to an item lands in it, not on what drags it', async () => {
  const { jumpTo } = open('lesson', { chapters })
  jumpTo('chapters', 'bab-000002')
  await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe('Bab bab-000002')
})

test('a jump to a list whose items are folded lands on the first of them', async () => {
  const { jumpTo } = open('lesson', { chapters })
  jumpTo('chapters')
  await expect.element(page.getByRole('button', { name: /^Bab 1/ })).toHaveFocus()
})

test('a jump to a running text lands where it is written, not on its first tool', async () => {
  const question = {
    id: 'tanya-0001',
    question: 'Bisa?',
    answer: { type: 'doc', content: [] },
    group: '',
    isOpen: false,
  }
  const { jumpTo } = open('faq', { items: [question] })
  jumpTo('items', 'tanya-0001', 'answer')
  await expect.element(page.getByRole('textbox', { name: 'Jawaban', exact: true })).toHaveFocus()
})
