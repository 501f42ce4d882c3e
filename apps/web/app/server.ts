import { errorTable } from '@naikkelas/contract'
import { createRequestHandler } from 'react-router'
import { RouterContextProvider } from 'react-router-dom'
import * as build from 'virtual:react-router/server-build'
import { type Api, apiContext } from './shared/api/api-context.ts'
import { takesForms } from './shared/document/form-target.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)
const takes = takesForms(build.routes)

/**
 * Answers a request for a page of the application.
 * @param api the API in the same process; loaders and actions call it without the network
 */
export async function render(request: Request, api: Api): Promise<Response> {
  if (request.method === 'POST' && !takes(new URL(request.url))) return takesNone()
  const context = new RouterContextProvider()
  context.set(apiContext, { api, request })
  return handle(request, context)
}

function takesNone(): Response {
  const { status, message } = errorTable.method_not_allowed
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', allow: 'GET, HEAD' }
  return new Response(message, { status, headers })
}
