import { redirect } from 'react-router-dom'

/** Every address that is nobody's ends at the same page, as drafts do. */
export function loader() {
  return redirect('/404')
}

export default function UnknownRoute() {
  return null
}
