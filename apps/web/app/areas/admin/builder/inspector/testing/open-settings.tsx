import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument, type JsonObject, type PageDocument } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts, useBuilder } from '../../state/builder-context.ts'
import { createWorkspace } from '../../state/workspace.ts'
import { DragArea } from '../../dnd/drag-area.tsx'
import { createBuilderStore } from '../../model/builder-store.ts'
import { createPresence } from '../../model/presence.ts'
import { newSection } from '../../model/section-acts.ts'
import { show } from '../../text/testing/open-text.tsx'
import { SectionInspector } from '../section-inspector.tsx'
import { useJump } from '../use-jump.ts'

/** The settings of a section of a type, in their initial collapsed state. */
export function openSettings(type: string, content: JsonObject, rest: Partial<PageDocument> = {}) {
  const fresh = newSection(type)
  const section = { ...fresh, content: { ...fresh.content, ...content } }
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', kind: 'exclusive', name: 'Kelas data' } as LandingPage,
    document: { ...emptyDocument(), ...rest, sections: [section] },
    media: [],
  })
  const presence = createPresence({ tabId: 'tab', accountId: 'admin' })
  const workspace = createWorkspace()
  const parts = {
    store,
    admin: { role: 0, menus: [] },
    workspace,
    saver: createStore(() => ({ status: 'saved' })),
    presence,
  } as unknown as BuilderParts
  function Settings() {
    useJump()
    const present = useBuilder((state) => state.document.sections[0])
    return present && <SectionInspector section={present} />
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
  return {
    store,
    workspace,
    settings: () => store.getState().document.sections[0]?.settings,
    jumpTo: (...path: string[]) => flushSync(() => store.actions.jumpTo({ sectionId: section.id, path })),
    content: () => store.getState().document.sections[0]?.content ?? {},
  }
}
