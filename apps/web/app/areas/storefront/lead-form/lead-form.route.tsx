import {
  getLeadForm,
  formDraftName,
  storeFormDraft,
  leadAddress,
  leadSourceName,
  sendLead,
} from '@naikkelas/contract/marketing'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { passedOnHeaders, refusalStatus } from '../../../shared/session/refusal.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { LeadFormPage } from './lead-form-page.tsx'
import { heldSending, refusedSending, sentAnswers } from './sending.ts'
import { UnsentPage } from './unsent-page.tsx'

export const handle = { hydrate: false }

/** If the form cannot be loaded, the page is shown anyway, so that no input is lost. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  try {
    const { pageId = '', sectionId = '' } = params
    const held = new URL(request.url).searchParams.get(formDraftName)?.slice(0, 120)
    const query = held === undefined ? {} : { held }
    return data({ form: await call(getLeadForm, { params: { pageId, sectionId }, query }, { context }), message: '' })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data({ form: null, message: error.message }, { status: refusalStatus(error) })
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { pageId = '', sectionId = '' } = params
  const place = { pageId, sectionId }
  const form = await request.formData()
  const answers = sentAnswers(form)
  const carried = form.get(leadSourceName)
  // A redrawn form keeps the URL it was first filled in on.
  const source = (typeof carried === 'string' ? carried : (request.headers.get('referer') ?? '')).slice(0, 4000)
  let headers = new Headers()
  try {
    const { goTo } = await call(
      sendLead,
      { params: place, body: { answers, source } },
      { context, onHeaders: (answer) => (headers = passedOnHeaders(answer)) },
    )
    return redirect(goTo, 303)
  } catch (error) {
    // A response to a POST cannot be revisited: errors are shown on a page of their own.
    if (isMendable(error)) {
      const held = await call(storeFormDraft, { params: place, body: { answers, source } }, { context }).catch(
        () => null,
      )
      if (held) return redirect(`${leadAddress(place)}?${formDraftName}=${held.held}`, 303)
    }
    return data({ ...refusedSending(error), answers, source }, { status: refusalStatus(error), headers })
  }
}

const isMendable = (error: unknown) => error instanceof ApiError && error.code === 'invalid_input'

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(actionHeaders)
  headers.set('x-robots-tag', 'noindex')
  // Only the sender knows the token in its URL.
  headers.set('referrer-policy', 'strict-origin')
  return headers
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: `${loaderData?.form?.title || 'Formulir'} · ${loaderData?.form?.page.name ?? siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function LeadFormRoute() {
  const { form, message } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (form) return <LeadFormPage form={form} refused={refused ?? heldSending(form)} />
  return <UnsentPage message={refused?.notice ?? message} sending={refused} />
}
