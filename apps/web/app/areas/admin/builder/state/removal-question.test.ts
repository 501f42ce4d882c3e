import { emptyDocument } from '@naikkelas/page'
import { afterEach, expect, test } from 'vitest'
import { runSectionAct } from '../acts/section-act.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { createPresence } from '../model/presence.ts'
import { newSection } from '../model/section-acts.ts'
import { useRemovalQuestion, watchRemovals } from './removal-question.ts'

const [rina, raka] = ['0197a1c2-0000-7000-8000-00000000000a', '0197a1c2-0000-7000-8000-00000000000b']
const page = {} as Parameters<typeof createBuilderStore>[0]['page']

function together(isTyping: boolean) {
  const sections = [newSection('headline'), newSection('headline')]
  const store = createBuilderStore({ page, document: { ...emptyDocument(), sections }, media: [] })
  const presence = createPresence({ tabId: 'tab-saya', accountId: raka })
  watchRemovals(store, presence)
  const place = {
    tabId: 'tab-rina',
    sectionId: sections[0]?.id ?? '',
    path: ['title'],
    isTyping,
    since: '2026-11-20T10:00:00.000Z',
  }
  presence.hear([{ id: rina, name: 'Rina', color: 1, places: [place] }])
  const ids = () => store.getState().document.sections.map(({ id }) => id)
  return { store, ids, first: sections[0]?.id ?? '', second: sections[1]?.id ?? '' }
}

afterEach(() => useRemovalQuestion.setState({ question: null }))

test('removing a section that another person edits needs a confirmation that names them', () => {
  const { store, ids, first, second } = together(true)
  runSectionAct(store, first, 'remove')
  expect(ids()).toEqual([first, second])
  const { question } = useRemovalQuestion.getState()
  expect(question?.names).toEqual(['Rina'])
  question?.remove()
  expect(ids()).toEqual([second])
})

test('without other editors there is no confirmation', () => {
  const { store, ids, first, second } = together(true)
  runSectionAct(store, second, 'remove')
  expect(ids()).toEqual([first])
  const looking = together(false)
  runSectionAct(looking.store, looking.first, 'remove')
  expect(looking.ids()).toEqual([looking.second])
  expect(useRemovalQuestion.getState().question).toBeNull()
})

test('several sections share one confirmation', () => {
  const { store, ids, first, second } = together(true)
  store.actions.selectAll()
  runSectionAct(store, first, 'remove')
  expect(ids()).toEqual([first, second])
  expect(useRemovalQuestion.getState().question).toMatchObject({ names: ['Rina'], count: 2 })
})
