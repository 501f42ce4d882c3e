import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { newSection } from '../model/section-acts.ts'
import { press, show } from '../text/testing/open-text.tsx'
import { FindReplaceDialog } from './find-replace-dialog.tsx'

test('replacing by keyboard moves to the next match, and finally to the search field', async () => {
  const sections = ['Kelas pagi', 'Kelas siang', 'Kelas malam'].map((title) => {
    const section = newSection('headline')
    return { ...section, content: { ...section.content, title } }
  })
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', name: 'Kelas data' } as LandingPage,
    document: { ...emptyDocument(), sections },
    media: [],
  })
  const parts = {
    store,
    workspace: createWorkspace(),
    saver: createStore(() => ({ status: 'saved' })),
  } as unknown as BuilderParts
  show(
    <BuilderContext value={parts}>
      <FindReplaceDialog onClose={() => {}} />
    </BuilderContext>,
  )
  await page.getByLabelText('Cari', { exact: true }).fill('kelas')
  await page.getByLabelText('Ganti dengan').fill('Sesi')
  const button = (place: number) => page.getByRole('button', { name: `Ganti temuan di ${place}. Judul, Judul` })
  await button(2).click()
  await expect.element(button(3)).toHaveFocus()
  await press('{Enter}')
  await expect.element(button(1)).toHaveFocus()
  await page.getByRole('button', { name: 'Ganti semua' }).click()
  await expect.element(page.getByLabelText('Cari', { exact: true })).toHaveFocus()
  expect(store.getState().document.sections.map(({ content }) => content.title)).toEqual([
    'Sesi pagi',
    'Sesi siang',
    'Sesi malam',
  ])
})
