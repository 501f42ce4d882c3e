import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { ApiError } from '../api/api-error.ts'
import { loadForPage } from '../api/load-for-page.ts'
import { signInAddress } from '../session/admin-session.ts'

/** What an admin previews, by its id in the address; others are led to the sign-in. */
export const loadPreview = <Page>({ params, url }: LoaderFunctionArgs, read: (id: string) => Promise<Page>) =>
  loadForPage(async () => {
    try {
      return await read(params.id ?? '')
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) throw redirect(signInAddress(url.pathname))
      throw error
    }
  })

/** Of every preview. */
export const previewMeta = (title: string | undefined) => [
  { title: `Pratinjau${title === undefined ? '' : `: ${title}`}` },
  { name: 'robots', content: 'noindex' },
]

/** Forms of what is previewed send nothing. */
export const refusePreviewed = () => data(null, { status: 403 })
