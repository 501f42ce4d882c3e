import { paymentModes, paymentStatuses, thankYouPath } from '@naikkelas/contract'
import { purchasePaths } from '@naikkelas/contract/commerce'
import { listOwnTransferProofs, proofDirectory, sendTransferProof } from '@naikkelas/contract/files'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { call } from '../../shared/api/call.ts'
import { uploadFromForm } from '../../shared/api/upload-from-form.ts'
import { failedForm, type FormResult } from '../../shared/forms/form-result.ts'
import { refusalStatus } from '../../shared/session/refusal.ts'
import { requireLearner } from '../../shared/session/learner-session.ts'
import { loadOrder } from '../../shared/orders/load-order.ts'
import { siteNameOf } from '../../shared/site/site-title.ts'
import { WaitingPage } from './waiting-page.tsx'

export const handle = { hydrate: false, script: 'payment' }

/** Of an order that waits: a paid one is thanked for, an expired one is seen where purchases are. */
export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const { name, number, picture } = requireLearner(context, url)
  const order = await loadOrder(context, params.id)
  const { status, item, code } = order
  if (status === paymentStatuses.paid) throw redirect(thankYouPath(item.kind, code), 303)
  if (status === paymentStatuses.expired) throw redirect(`${purchasePaths[item.kind]}/${code}`)
  const action = order.payment?.action
  const proofs =
    order.mode === paymentModes.manual ? await call(listOwnTransferProofs, { params: { code } }, { context }) : []
  return {
    learner: { name, number, picture },
    order,
    proofs,
    /** What the script of a gateway on this page talks to. */
    gatewayOrigin: action?.kind === 'cardSession' ? new URL(action.scriptUrl).origin : null,
  }
}

const noFile: FormResult = { message: null, fields: { file: 'Pilih foto atau PDF bukti transfer' } }

/** The picture or PDF by which a transfer is shown. */
export async function action({ context, url, params, request }: ActionFunctionArgs) {
  requireLearner(context, url)
  const code = params.id ?? ''
  const form = await request.formData().catch(() => null)
  const file = form?.get('file')
  if (typeof file !== 'object' || file === null || file.size === 0) return data<FormResult>(noFile, { status: 422 })
  try {
    const fileId = await uploadFromForm(context, { file, type: 1, directory: proofDirectory, as: 'account' })
    await call(sendTransferProof, { params: { code }, body: { fileId } }, { context })
  } catch (error) {
    const { message, fields } = failedForm(error)
    const refused = fields.file ?? fields.fileId
    const result: FormResult =
      refused === undefined ? { message, fields: {} } : { message: null, fields: { file: refused } }
    return data(result, { status: refusalStatus(error) })
  }
  return redirect(url.pathname, 303)
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  { title: `Menunggu pembayaran · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
  // Without scripts the page follows what is being prepared all the same.
  ...(loaderData?.order.payment?.state === 'preparing' ? [{ httpEquiv: 'refresh', content: '3' }] : []),
]

export default function WaitingRoute() {
  const { learner, order, proofs } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <WaitingPage learner={learner} order={order} proofs={proofs} refused={refused} />
}
