import { getOwnOrder, orderCodeSchema, type OrderDetails } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { loadForPage } from '../api/load-for-page.ts'

/** An order of the learner who is signed in. @throws a redirect to /404 for any other code */
export function loadOrder(context: LoaderFunctionArgs['context'], code: string | undefined): Promise<OrderDetails> {
  const known = orderCodeSchema.safeParse(code)
  if (!known.success) throw redirect('/404')
  return loadForPage(async () => {
    try {
      return await call(getOwnOrder, { params: { code: known.data } }, { context })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw redirect('/404')
      throw error
    }
  })
}
