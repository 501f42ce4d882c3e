import type { BuilderStore } from '../model/builder-store.ts'
import type { SavedPage } from './saver-types.ts'

/** The builder's store as the saver works with it. */
export function savedPage(store: BuilderStore): SavedPage {
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
    notify: actions.setProblem,
  }
}
