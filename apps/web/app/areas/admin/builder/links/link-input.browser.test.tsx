import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import type { Link } from '@naikkelas/ui/sections/registry'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { press, show } from '../text/testing/open-text.tsx'
import { LinkInput } from './link-input.tsx'

vi.mock('./use-other-pages.ts', () => ({ useOtherPages: () => [] }))
vi.mock('./use-chat-rotations.ts', () => ({
  useChatRotations: () => [],
  isRotationLink: ({ href }: { href?: string }) => href === '/wa/abcd2345',
}))

test('Enter accepts a valid target and shows the error of an invalid one', async () => {
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', name: 'Kelas data' } as LandingPage,
    document: emptyDocument(),
    media: [],
  })
  const parts = {
    store,
    workspace: createWorkspace(),
    saver: createStore(() => ({ status: 'saved' })),
  } as unknown as BuilderParts
  const onDone = vi.fn()
  const chosen: Link[] = []
  function Choice() {
    const [value, setValue] = useState<Link>({ kind: 'url', href: '' })
    const change = (link: Link) => {
      chosen.push(link)
      setValue(link)
    }
    return <LinkInput label="Tujuan tautan" value={value} onChange={change} onDone={onDone} isAutoFocused />
  }
  show(
    <BuilderContext value={parts}>
      <Choice />
    </BuilderContext>,
  )
  const input = page.getByRole('combobox', { name: 'Tujuan tautan' })
  await expect.element(input).toHaveFocus()
  await press('kelas foto{Enter}')
  await expect.element(page.getByText(/^Tulis alamat seperti/)).toBeVisible()
  await expect.element(input).toHaveValue('kelas foto')
  expect(onDone).not.toHaveBeenCalled()
  await input.fill('contoh.id/kelas')
  await press('{Enter}')
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(chosen.at(-1)).toEqual({ kind: 'url', href: 'https://contoh.id/kelas' })
})

test('a button to a chat rotation explains that no number is shown beside it', async () => {
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', name: 'Kelas data' } as LandingPage,
    document: emptyDocument(),
    media: [],
  })
  const parts = {
    store,
    workspace: createWorkspace(),
    saver: createStore(() => ({ status: 'saved' })),
  } as unknown as BuilderParts
  const field = (href: string) => (
    <BuilderContext value={parts}>
      <LinkInput label="Tujuan tautan" value={{ kind: 'url', href }} onChange={() => {}} />
    </BuilderContext>
  )
  const { draw } = show(field('/daftar'))
  await expect.element(page.getByText(/nomornya tidak ditulis/)).not.toBeInTheDocument()
  draw(field('/wa/abcd2345'))
  await expect.element(page.getByText(/nomornya tidak ditulis/)).toBeVisible()
})
