import {
  type Admin,
  blockUser,
  createUserNote,
  deleteUserNote,
  endUserView,
  getUser,
  listUsers,
  mergeUsers,
  revealUserContact,
  unblockUser,
  verifyUserContact,
  viewAsUser,
} from '@naikkelas/contract/identity'
import type { AdminContext } from '../../../app-context.ts'
import { bind, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../learners/index.ts'
import { revealLimits } from './users.limits.ts'
import * as mergeService from './merge-users.service.ts'
import { manageUsers, standForUsers, viewUsers } from './users.policy.ts'
import * as views from './user-views.service.ts'
import * as users from './users.service.ts'

const facts = {
  can: manageUsers,
  record: { load: (input: { params: { userId: string } }, ctx: AdminContext) => users.findUserFacts(ctx, input) },
  person: { of: learnerRealm },
} as const

export const usersRoutes = [
  bind(listUsers, { can: viewUsers, run: (input, ctx) => users.listUsers(ctx, input) }),
  bind(getUser, { can: viewUsers, run: (input, ctx) => users.getUser(ctx, input) }),
  bind(revealUserContact, {
    can: manageUsers,
    audit: 'id',
    limit: ({ app }: RequestContext, actor: Admin) => countTry(app.database.queries, revealLimits(actor.id)),
    run: (input, ctx) => users.revealUserContact(ctx, input),
  }),
  bind(verifyUserContact, { ...facts, run: (input, ctx) => users.verifyUserContact(ctx, input) }),
  bind(blockUser, { ...facts, run: (input, ctx) => users.blockUser(ctx, input) }),
  bind(unblockUser, { ...facts, run: (input, ctx) => users.unblockUser(ctx, input) }),
  bind(mergeUsers, { ...facts, can: standForUsers, run: (input, ctx) => mergeService.mergeUsers(ctx, input) }),
  bind(viewAsUser, {
    can: standForUsers,
    audit: 'id',
    record: facts.record,
    run: (input, ctx, request) => views.viewAsUser(ctx, request, input),
  }),
  bind(endUserView, { can: standForUsers, audit: 'id', run: (_, ctx, request) => views.endUserView(ctx, request) }),
  bind(createUserNote, { can: manageUsers, audit: 'id', run: (input, ctx) => users.createUserNote(ctx, input) }),
  bind(deleteUserNote, { can: manageUsers, audit: 'id', run: (input, ctx) => users.deleteUserNote(ctx, input) }),
]
