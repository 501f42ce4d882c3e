import { carriesBars, siteName } from '@naikkelas/page'
import { menuOf, Navigation, navigationCss } from '@naikkelas/page-html/navigation'
import { useNonce } from '../../../shared/document/nonce.ts'

/** The navigation bars of this kind of page, inert; nothing for other kinds. */
export function SiteBars({ kind }: { kind: string }) {
  const nonce = useNonce()
  if (!carriesBars(kind)) return null
  return (
    <>
      <style href="site-bars" precedence="ui-theme" nonce={nonce}>
        {navigationCss}
      </style>
      <Navigation siteName={siteName} menu={menuOf({})} />
    </>
  )
}
