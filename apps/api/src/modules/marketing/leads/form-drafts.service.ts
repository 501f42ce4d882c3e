import { createHash, randomBytes } from 'node:crypto'
import type { InputFor } from '@naikkelas/contract'
import type { storeFormDraft as endpoint } from '@naikkelas/contract/marketing'
import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { boundKeys } from '../../../platform/secrets/key-ring.ts'
import { openText, sealText } from '../../../platform/secrets/sealed-text.ts'
import { findFormDraft, insertFormDraft } from './form-drafts.repo.ts'
import { holdingLimit } from './leads.limits.ts'
import { openForm } from './open-form.ts'

type Input = InputFor<typeof endpoint>

/** Long enough to correct the form, with an interruption. */
const draftLifetimeMs = 3_600_000
const tokenBytes = 24
const draftSchema = z.object({ answers: z.record(z.string(), z.string()), source: z.string() })

/**
 * Stores an invalid submission, so that the page with the errors can be reloaded and returned to. Its sender has not
 * given consent yet: it is encrypted with its token, which only the redirect's address contains.
 */
export async function storeFormDraft(
  ctx: AppContext,
  { params, body }: Input,
  { clientAddress }: Pick<RequestContext, 'clientAddress'>,
) {
  await countTry(ctx.database.queries, [holdingLimit(clientAddress)])
  await openForm(ctx, params)
  const token = randomBytes(tokenBytes).toString('base64url')
  await insertFormDraft(ctx.database.queries, {
    ...placeOf(params, token),
    sealed: sealText(keysOf(ctx, token), params.sectionId, JSON.stringify(body)),
    until: new Date(ctx.clock.now().getTime() + draftLifetimeMs),
  })
  return { held: token }
}

/** The draft of a token for this form; null when there is none or it has expired. */
export async function formDraftFor(
  ctx: AppContext,
  place: Input['params'],
  token: string,
): Promise<Input['body'] | null> {
  const now = ctx.clock.now()
  const sealed = await findFormDraft(ctx.database.queries, { ...placeOf(place, token), now })
  const text = sealed === undefined ? null : openText(keysOf(ctx, token), place.sectionId, sealed)
  return text === null ? null : draftSchema.parse(JSON.parse(text))
}

const placeOf = ({ pageId, sectionId }: Input['params'], token: string) => ({
  tokenHash: createHash('sha256').update(token).digest('base64url'),
  pageId,
  sectionId,
})

const keysOf = ({ keyFor }: AppContext, token: string) => boundKeys(keyFor('held answers'), token)
