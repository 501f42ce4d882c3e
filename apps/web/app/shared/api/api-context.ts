import { createContext } from 'react-router-dom'

/** The API as a fetch handler; the same one that answers `/api/*` over HTTP. */
export interface Api {
  fetch(request: Request): Promise<Response>
}

export interface ApiAccess {
  api: Api
  /** The request being answered: its cookies and origin are passed on. */
  request: Request
}

/** Set by the server for every request; loaders and actions hand their `context` to `call`. */
export const apiContext = createContext<ApiAccess>()
