import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument, type LinkWords } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { PageDrawing } from '../../page-drawing/page-drawing.tsx'
import { BuilderContext, type BuilderParts, useBuilder } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { createPresence } from '../model/presence.ts'
import { newSection } from '../model/section-acts.ts'
import { show } from '../text/testing/open-text.tsx'
import { LinkWordFields } from './link-word-fields.tsx'
import { type Said, SaidChoice, wordsSaying } from '../../share/said-choice.tsx'

function open(Part: () => ReactNode, { linkWords, title = 'Kelas' }: { linkWords?: LinkWords; title?: string } = {}) {
  const section = newSection('headline')
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', kind: 'exclusive', address: '/kelas-malam', siteParts: 'off' } as LandingPage,
    document: {
      ...emptyDocument(),
      ...(linkWords && { linkWords }),
      sections: [{ ...section, content: { ...section.content, title } }],
    },
    media: [],
  })
  const parts = {
    workspace: createWorkspace(),
    store,
    saver: createStore(() => ({ status: 'saved' })),
    presence: createPresence({ tabId: 'tab', accountId: 'admin' }),
    siteParts: { header: [], footer: [], media: [] },
  }
  const builder = (
    <ToastProvider>
      <BuilderContext value={parts as unknown as BuilderParts}>
        <Part />
      </BuilderContext>
    </ToastProvider>
  )
  show(<RouterProvider router={createMemoryRouter([{ path: '/', element: builder }])} />)
  return { words: () => store.getState().document.linkWords, store }
}

test('a page adds the city placeholder with a default, shows a sample link, and removes it again', async () => {
  const { words, store } = open(LinkWordFields)
  await userEvent.selectOptions(screen.getByLabelText('Tambah kata dari tautan', { exact: true }), 'Kota')
  const city = screen.getByRole('group', { name: 'Kota', exact: true })
  await expect.element(city.getByText('Isi kata bawaan supaya halaman dapat diterbitkan.')).toBeVisible()
  await userEvent.fill(city.getByLabelText('Kata bawaan'), 'kotamu')
  await expect.element(city.getByText('/kelas-malam?kota=bandung')).toBeVisible()
  expect(words()).toEqual({ kota: { fallback: 'kotamu', words: [] } })
  await userEvent.click(city.getByRole('button', { name: 'Hapus Kota dari kata tautan', exact: true }))
  expect(words()).toBeUndefined()
  store.actions.undo()
  expect(words()).toEqual({ kota: { fallback: 'kotamu', words: [] } })
})

test('topics are listed one per line; invalid ones are reported and stay as typed', async () => {
  const { words } = open(LinkWordFields, { linkWords: { topik: { fallback: 'data', words: [] } } })
  const list = screen.getByLabelText('Kata yang boleh')
  await userEvent.type(list, 'Excel{Enter}Power BI')
  expect(words()?.topik?.words).toEqual(['Excel', 'Power BI'])
  await userEvent.type(list, '{Enter}excel')
  await expect.element(screen.getByText('Satu kata ditulis dua kali')).toBeVisible()
  expect(words()?.topik?.words).toEqual(['Excel', 'Power BI', 'exce'])
  await userEvent.click(screen.getByLabelText('Kata bawaan'))
  await expect.element(list).toHaveValue('Excel\nPower BI\nexcel')
})

function Visited() {
  const document = useBuilder((state) => state.document)
  const [said, setSaid] = useState<Said>({})
  return (
    <>
      <SaidChoice words={document.linkWords ?? {}} said={said} onChange={setSaid} />
      <PageDrawing document={{ ...document, linkWords: wordsSaying(document.linkWords, said) }} media={[]} />
    </>
  )
}

test('the page can be previewed for a city', async () => {
  open(Visited, {
    linkWords: { kota: { fallback: 'kota Anda', words: ['Pulau Seribu'] } },
    title: 'Kelas malam di {kota}',
  })
  await expect.element(screen.getByText('Kelas malam di kota Anda')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Kota di tautan', { exact: true }), 'Pulau Seribu')
  await expect.element(screen.getByText('Kelas malam di Pulau Seribu')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Kota di tautan', { exact: true }), 'Bandung')
  await expect.element(screen.getByText('Kelas malam di Bandung')).toBeVisible()
})
