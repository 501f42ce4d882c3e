import {
  addAddress,
  changeAddress,
  type Learner,
  listAddresses,
  listNotificationChoices,
  makeMainAddress,
  removeAddress,
  setNotificationChoice,
} from '@naikkelas/contract/identity'
import { type ActorContext, bind } from '../../../platform/endpoints/index.ts'
import { learnerRealm, maskedAddress } from '../learners/index.ts'
import * as addresses from './addresses.service.ts'
import * as notifications from './notifications.service.ts'
import { isSignedIn } from './profiles.policy.ts'

/** Audit entries name the account and not its data. */
const own = { for: learnerRealm, can: isSignedIn, audit: 'id' } as const

const ownAddress = {
  ...own,
  record: {
    load: ({ params }: { params: { addressId: string } }, ctx: ActorContext<Learner>) =>
      addresses.findOwnAddress(ctx, params.addressId),
  },
} as const

export const profilesRoutes = [
  bind(listAddresses, {
    ...own,
    inView: (found) => found.map(maskedAddress),
    run: (_, ctx) => addresses.listAddresses(ctx),
  }),
  bind(addAddress, { ...own, run: (input, ctx) => addresses.addAddress(ctx, input) }),
  bind(changeAddress, { ...ownAddress, run: (input, ctx) => addresses.changeAddress(ctx, input) }),
  bind(removeAddress, { ...ownAddress, run: (input, ctx) => addresses.removeAddress(ctx, input) }),
  bind(makeMainAddress, { ...ownAddress, run: (input, ctx) => addresses.makeMainAddress(ctx, input) }),
  bind(listNotificationChoices, {
    ...own,
    inView: 'shown',
    run: (_, ctx) => notifications.listNotificationChoices(ctx),
  }),
  bind(setNotificationChoice, { ...own, run: (input, ctx) => notifications.setNotificationChoice(ctx, input) }),
]
