import { carriesBars } from '@naikkelas/page'
import { menuOf, Navigation, navigationCss } from '@naikkelas/page-html/navigation'
import { useNonce } from '../../../shared/document/nonce.ts'
import { useSite } from '../../../shared/site/site-context.tsx'

/** The navigation bars of this kind of page, inert; nothing for other kinds. */
export function SiteBars({ kind }: { kind: string }) {
  const nonce = useNonce()
  const { brand, flags } = useSite()
  if (!carriesBars(kind)) return null
  return (
    <>
      <style href="site-bars" precedence="ui-theme" nonce={nonce}>
        {navigationCss}
      </style>
      <Navigation
        siteName={brand.name}
        menu={menuOf({
          toolsEnabled: flags.toolsEnabled,
          addonEnabled: flags.addonEnabled,
          forumEnabled: flags.forum,
          articlesUrl: brand.articlesUrl ?? undefined,
        })}
      />
    </>
  )
}
