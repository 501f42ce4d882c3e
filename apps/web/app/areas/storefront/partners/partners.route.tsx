import { type LoaderFunctionArgs, redirect } from 'react-router-dom'

/** Partners' courses are what they sell here; their pages have no list of their own. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/daftar-kelas-partner${new URL(request.url).search}`, { headers: { 'cache-control': 'no-store' } })
}

export default function PartnersRoute() {
  return null
}
