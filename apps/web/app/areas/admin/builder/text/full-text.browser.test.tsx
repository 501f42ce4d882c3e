import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { Announcer } from '../frame/announcer.tsx'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { newSection } from '../model/section-acts.ts'
import { preloadText } from './index.ts'
import { press, show } from './testing/open-text.tsx'
import { TextInPlace } from './text-in-place.tsx'

preloadText()

test('typing into a full text of the canvas explains the limit, once', async () => {
  const section = newSection('headline')
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', name: 'Kelas data' } as LandingPage,
    document: { ...emptyDocument(), sections: [{ ...section, content: { ...section.content, title: 'Kelas' } }] },
    media: [],
  })
  const parts = {
    store,
    workspace: createWorkspace(),
    saver: createStore(() => ({ status: 'saved' })),
  } as unknown as BuilderParts
  show(
    <ToastProvider>
      <BuilderContext value={parts}>
        <TextInPlace sectionId={section.id} path={['title']} label="Judul" field={{ kind: 'text', maxLength: 5 }} />
        <Announcer />
      </BuilderContext>
    </ToastProvider>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Judul di kanvas' })).toHaveFocus()
  await press(' data')
  const reported = page.getByRole('log').getByText('Teks ini sudah penuh: maksimal 5 karakter.')
  await expect.element(reported).toBeVisible()
  expect(reported.elements()).toHaveLength(1)
  await expect.element(page.getByRole('textbox', { name: 'Judul di kanvas' })).toHaveFocus()
})
