import { emptyDocument } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { runSectionAct } from './section-act.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { createPresence } from '../model/presence.ts'
import { newSection } from '../model/section-acts.ts'
import { createWorkspace } from '../state/workspace.ts'

const [rina, raka] = ['0197a1c2-0000-7000-8000-00000000000a', '0197a1c2-0000-7000-8000-00000000000b']
const page = {} as Parameters<typeof createBuilderStore>[0]['page']

function together(isTyping: boolean) {
  const sections = [newSection('headline'), newSection('headline')]
  const store = createBuilderStore({ page, document: { ...emptyDocument(), sections }, media: [] })
  const presence = createPresence({ tabId: 'tab-saya', accountId: raka })
  const workspace = createWorkspace()
  const place = {
    tabId: 'tab-rina',
    sectionId: sections[0]?.id ?? '',
    path: ['title'],
    isTyping,
    since: '2026-11-20T10:00:00.000Z',
  }
  presence.receive([{ id: rina, name: 'Rina', color: 1, places: [place] }])
  const ids = () => store.getState().document.sections.map(({ id }) => id)
  return { parts: { store, presence, workspace }, ids, first: sections[0]?.id ?? '', second: sections[1]?.id ?? '' }
}

test('removing a section that another person edits needs a confirmation that names them', () => {
  const { parts, ids, first, second } = together(true)
  runSectionAct(parts, first, 'remove')
  expect(ids()).toEqual([first, second])
  const { removal } = parts.workspace.getState()
  expect(removal?.names).toEqual(['Rina'])
  removal?.remove()
  expect(ids()).toEqual([second])
})

test('without other editors there is no confirmation', () => {
  const { parts, ids, first, second } = together(true)
  runSectionAct(parts, second, 'remove')
  expect(ids()).toEqual([first])
  const looking = together(false)
  runSectionAct(looking.parts, looking.first, 'remove')
  expect(looking.ids()).toEqual([looking.second])
  expect(looking.parts.workspace.getState().removal).toBeNull()
})

test('several sections share one confirmation', () => {
  const { parts, ids, first, second } = together(true)
  parts.store.actions.selectAll()
  runSectionAct(parts, first, 'remove')
  expect(ids()).toEqual([first, second])
  expect(parts.workspace.getState().removal).toMatchObject({ names: ['Rina'], count: 2 })
})
