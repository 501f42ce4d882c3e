import { createRequestHandler } from 'react-router'
import { RouterContextProvider } from 'react-router-dom'
import * as build from 'virtual:react-router/server-build'
import { type Api, apiContext } from './shared/api/api-context.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/**
 * Answers a request for a page of the application.
 * @param api the API of the same process; loaders and actions call it without the network
 */
export function render(request: Request, api: Api): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(apiContext, { api, request })
  return handle(request, context)
}
