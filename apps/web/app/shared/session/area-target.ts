interface Area {
  /** Where its screens lie: `/admin/`. */
  below: `/${string}/`
  /** Its sign-in: `/admin/login`. */
  signIn: `/${string}`
  /** Where a sign-in leads without a requested address. */
  home: `/${string}`
}

/** Where to go after a sign-in to an area: only to addresses of the area itself, however they are written. */
export function areaTarget(url: URL, { below, signIn, home }: Area): string {
  const wanted = url.searchParams.get('tujuan') ?? ''
  if (!URL.canParse(wanted, url)) return home
  const target = new URL(wanted, url)
  const isOurs =
    target.origin === url.origin && target.pathname.startsWith(below) && !target.pathname.startsWith(signIn)
  return isOurs ? `${target.pathname}${target.search}` : home
}
