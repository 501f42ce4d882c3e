import type { LandingPage } from '@naikkelas/contract/pages'
import type { BuilderStore } from '../model/builder-store.ts'
import { keepDetails } from './kept-details.ts'
import type { SavedPage } from './saver-types.ts'

/** The builder's store as the saver works with it. */
export function savedPage(store: BuilderStore, accountId: string): SavedPage {
  const { actions, getState } = store
  return {
    document: () => getState().document,
    takeOver: actions.takeOver,
    addMedia: actions.addMedia,
    setHeadVersion(headVersion) {
      const { page } = getState()
      if (page.headVersion !== headVersion)
        actions.setPage({
          ...page,
          headVersion,
          hasUnpublishedChanges: page.publishedVersion === null || page.publishedVersion < headVersion,
        })
    },
    setPage: (page) => actions.setPage(atHead(page, getState().page.headVersion)),
    keepDetails: (typed) => keepDetails({ accountId, pageId: getState().page.id }, typed, getState().page),
    notify: actions.setProblem,
  }
}

/** A page sent by the server, seen from the version that is on the screen. */
export function atHead(page: LandingPage, headVersion: number): LandingPage {
  if (page.headVersion === headVersion) return page
  const isBehind = page.publishedVersion === null || page.publishedVersion < headVersion
  return { ...page, headVersion, hasUnpublishedChanges: isBehind || page.hasUnpublishedChanges }
}
