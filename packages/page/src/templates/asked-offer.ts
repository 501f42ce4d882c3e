import { offerSchema, safeHref } from '@naikkelas/ui/sections/registry'
import * as z from 'zod/mini'

/** Answers about a new page's offer: its values, and the target of its button unless that is WhatsApp. */
export const askedOfferSchema = z.strictObject({
  ...z.partial(
    z.pick(offerSchema, {
      name: true,
      price: true,
      strikePrice: true,
      deadline: true,
      seats: true,
      coach: true,
      whatsapp: true,
    }),
  ).shape,
  address: z.optional(
    z.string().check(
      z.maxLength(2000),
      z.refine((href) => href === '' || safeHref(href) !== null, { error: 'Alamat ini tidak aman atau tidak dikenal' }),
    ),
  ),
})
export type AskedValues = z.infer<typeof askedOfferSchema>
