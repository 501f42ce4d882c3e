import {
  addSyncedUse,
  createSavedSection,
  createSyncedSection,
  deleteSavedSection,
  deleteSyncedSection,
  findKnownMedia,
  listPageSyncedSections,
  listSavedSections,
  listSyncedSections,
  removeSyncedUse,
  renameSavedSection,
  undoSyncedUpdate,
  updateSyncedSection,
} from '@naikkelas/contract/pages'
import { bind, listedRecord } from '../../../platform/endpoints/index.ts'
import type { PageDrawer } from '../landing-pages/index.ts'
import * as saved from './saved-sections.service.ts'
import { keepSections, viewLibrary } from './section-library.policy.ts'
import * as synced from './synced-sections.service.ts'
import * as updates from './synced-updates.service.ts'

export function sectionLibraryRoutes(pageDrawer: PageDrawer) {
  return [
    bind(listSavedSections, { can: viewLibrary, run: (input, ctx) => saved.listSavedSections(ctx, input) }),
    bind(createSavedSection, {
      can: keepSections,
      transaction: 'own',
      run: (input, ctx) => saved.createSavedSection(ctx, input),
    }),
    bind(renameSavedSection, {
      can: keepSections,
      record: { load: ({ params }, ctx) => saved.getSavedSection(ctx, params.savedSectionId) },
      run: (input, ctx) => saved.renameSavedSection(ctx, input),
    }),
    bind(deleteSavedSection, {
      can: keepSections,
      record: { load: ({ params }, ctx) => saved.getSavedSection(ctx, params.savedSectionId) },
      run: (input, ctx) => saved.deleteSavedSection(ctx, input),
    }),
    bind(findKnownMedia, {
      can: viewLibrary,
      transaction: 'own',
      audit: 'none',
      run: (input, ctx) => saved.findKnownMedia(ctx, input),
    }),
    bind(listSyncedSections, { can: viewLibrary, run: (_, ctx) => synced.listSyncedSections(ctx) }),
    bind(listPageSyncedSections, { can: viewLibrary, run: (input, ctx) => synced.listPageSyncedSections(ctx, input) }),
    bind(createSyncedSection, { can: keepSections, run: (input, ctx) => synced.createSyncedSection(ctx, input) }),
    bind(addSyncedUse, { can: keepSections, run: (input, ctx) => synced.addSyncedUse(ctx, input) }),
    bind(removeSyncedUse, { can: keepSections, run: (input, ctx) => synced.removeSyncedUse(ctx, input) }),
    bind(deleteSyncedSection, {
      can: keepSections,
      record: listedRecord('syncedSectionId', synced.listSyncedSections),
      run: (input, ctx) => synced.deleteSyncedSection(ctx, input),
    }),
    bind(updateSyncedSection, {
      can: keepSections,
      transaction: 'own',
      run: (input, ctx) => updates.updateSyncedSection(ctx, pageDrawer, input),
    }),
    bind(undoSyncedUpdate, {
      can: keepSections,
      transaction: 'own',
      run: (input, ctx) => updates.undoSyncedUpdate(ctx, pageDrawer, input),
    }),
  ]
}
