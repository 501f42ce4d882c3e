import type { RouterContextProvider } from 'react-router-dom'
import { apiContext } from './api-context.ts'

/** Headers of a call that a loader makes by itself: the navigation that led to it may come from another site. */
export function asOwnPage(context: Readonly<RouterContextProvider>) {
  const { api, request } = context.get(apiContext)
  return { origin: api.publicUrl ?? new URL(request.url).origin, 'sec-fetch-site': 'same-origin' }
}
