import { within } from '../../../platform/events/index.ts'
import { forgetBuyerOf } from './invoices.repo.ts'

/** The law asks that invoices stay; what goes with an account is who bought. */
export const forgetBuyer = within('user.erased', (_, { userId }, { tx }) => forgetBuyerOf(tx, userId))
