import { createContext } from 'react-router-dom'

/** The API as a fetch handler; the same one that answers `/api/*` over HTTP. */
export interface Api {
  fetch(request: Request): Promise<Response>
  /** Where uploaded files are shown from when that is another origin. */
  mediaOrigin?: string | undefined
  /** Failures that a request ends in, for the log. */
  onFailure?: (error: unknown, where: string) => void
}

export interface ApiAccess {
  api: Api
  /** The request being answered: its cookies and origin are passed on. */
  request: Request
}

/** Set by the server for every request; loaders and actions hand their `context` to `call`. */
export const apiContext = createContext<ApiAccess>()
