import { type LoaderFunctionArgs, redirect } from 'react-router-dom'

/** Partners' pages are listed on the home page; they have no list of their own yet. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/${new URL(request.url).search}#kelas`, { headers: { 'cache-control': 'no-store' } })
}

export default function PartnersRoute() {
  return null
}
