import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import { expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { createBuilderStore } from '../model/builder-store.ts'
import { newSection } from '../model/section-acts.ts'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { show } from '../text/testing/open-text.tsx'
import { TextInPlace } from '../text/text-in-place.tsx'
import { ShortcutKeys } from './shortcut-keys.tsx'

const line = vi.hoisted(() => {
  const held = { arrive: () => {}, arrived: Promise.resolve() }
  held.arrived = new Promise<void>((resolve) => {
    held.arrive = resolve
  })
  return held
})
vi.mock(import('../../kit/rich-text/editor/index.ts'), async (original) => {
  await line.arrived
  return original()
})

test('undo while the first text waits for its editor removes the letters typed, and typing goes on', async () => {
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft' } as LandingPage,
    document: emptyDocument(),
    media: [],
  })
  const heading = newSection('headline')
  store.actions.edit([{ kind: 'insertSection', section: heading, afterId: null }], { select: heading.id })
  store.actions.startText({ sectionId: heading.id, path: ['title'] })
  const title = () => store.getState().document.sections[0]?.content?.title
  const before = title()
  show(
    <BuilderContext value={{ store, workspace: createWorkspace() } as unknown as BuilderParts}>
      <ShortcutKeys />
      <TextInPlace sectionId={heading.id} path={['title']} label="Judul" field={{ kind: 'text' }} />
    </BuilderContext>,
  )
  await expect.element(screen.getByRole('application', { name: 'Judul di kanvas' })).toHaveFocus()
  await userEvent.keyboard('abc{Control>}z{/Control}xy')
  line.arrive()
  await expect.element(screen.getByRole('textbox', { name: 'Judul di kanvas' })).toHaveTextContent(`${before}xy`)
  expect(title()).toBe(`${before}xy`)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(title()).toBe(before)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(store.getState().document.sections).toEqual([])
})
