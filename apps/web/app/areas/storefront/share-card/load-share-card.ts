import { getShareCard, type ShareCardKind } from '@naikkelas/contract/site'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { apiContext } from '../../../shared/api/api-context.ts'
import { call } from '../../../shared/api/call.ts'

interface Asked extends Pick<LoaderFunctionArgs, 'context'> {
  kind: ShareCardKind
  /** Its number in public addresses; tool and page of a tutorial, with a dot between them. */
  key: number | string
}

/** The whole address of a record's link-preview picture. Null where it cannot be had: the page is shown without. */
export async function loadShareCard({ context, kind, key }: Asked): Promise<string | null> {
  const { api, request } = context.get(apiContext)
  try {
    const { path } = await call(getShareCard, { params: { kind, key: String(key) } }, { context })
    return (api.publicUrl ?? new URL(request.url).origin) + path
  } catch {
    return null
  }
}
