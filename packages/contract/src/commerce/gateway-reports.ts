import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { rupiahSchema } from '../money.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { dayField } from '../validation/day.ts'

/** What a report of a gateway and what was recorded here disagree about. */
export const gatewayDifferenceKinds = ['missing_here', 'missing_there', 'other_amount', 'other_fee'] as const
export type GatewayDifferenceKind = (typeof gatewayDifferenceKinds)[number]

/** `agrees`: a later report said the same as the records. `settled`: by an admin, with a reason. */
const differenceDecisions = ['agrees', 'settled'] as const

const differenceSchema = z.object({
  id: z.uuid(),
  /** Its name. */
  gateway: z.string(),
  /** Of the report, in WIB. */
  day: z.string(),
  kind: z.enum(gatewayDifferenceKinds),
  /** Of the payment at the gateway. */
  reference: z.string(),
  /** Null for a payment that no order is known of. */
  order: z.nullable(z.object({ id: z.uuid(), code: z.string() })),
  /** Null where there is none. */
  ours: z.nullable(rupiahSchema),
  theirs: z.nullable(rupiahSchema),
  openedAt: z.iso.datetime(),
  decision: z.nullable(z.enum(differenceDecisions)),
  reason: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
})
export type GatewayDifference = z.infer<typeof differenceSchema>

export const gatewayDifferencesPerPage = 25

export const listGatewayDifferences = endpoint({
  method: 'GET',
  path: '/admin/gateway-differences',
  summary: 'Where reports of gateways differ from the records: open ones, oldest first, or decided ones, latest first',
  input: {
    query: z.strictObject({
      state: z._default(z.enum(['open', 'decided']), 'open'),
      /** The ones behind this one. */
      after: z.optional(z.uuid()),
    }),
  },
  output: z.object({
    items: z.array(differenceSchema),
    next: z.nullable(z.uuid()),
    /** The latest reports, latest first. */
    reports: z.array(
      z.object({
        gateway: z.string(),
        day: z.string(),
        rows: z.int(),
        amount: rupiahSchema,
        fee: rupiahSchema,
        fetchedAt: z.iso.datetime(),
        /** Differences that are open. */
        open: z.int(),
      }),
    ),
  }),
})

const byId = z.strictObject({ differenceId: z.uuid() })

export const settleGatewayDifference = endpoint({
  method: 'POST',
  path: '/admin/gateway-differences/{differenceId}/settle',
  summary: 'Say what became of a difference; once',
  input: {
    params: byId,
    body: z.strictObject({
      reason: z
        .string()
        .check(
          z.overwrite(plainText),
          z.maxLength(300, { error: 'Alasan maksimal 300 karakter' }),
          z.regex(visiblePattern, { error: 'Alasan harus diisi' }),
        ),
    }),
  },
  output: differenceSchema,
})

export const compareGatewayDay = endpoint({
  method: 'POST',
  path: '/admin/gateway-reports/compare',
  summary: 'Fetch the reports of a day that is over, and compare them with the records once more',
  input: { body: z.strictObject({ day: dayField('Tanggal ini tidak dikenal') }) },
  output: z.object({
    /** How many gateways were asked; some offer no report. */
    gateways: z.int(),
    rows: z.int(),
    open: z.int(),
  }),
})
