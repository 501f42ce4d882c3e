import { Logo } from '@naikkelas/ui/icons'
import { productName } from './default-site.ts'
import { useSite } from './site-context.tsx'

const HEIGHT_PX = 28

/** The uploaded logo, else the built-in one, else the name: the built-in logo spells the product's name. Silent. */
export function BrandLogo() {
  const { name, logo } = useSite().brand
  if (logo)
    return (
      <img
        src={logo.url}
        alt=""
        height={HEIGHT_PX}
        width={Math.round((HEIGHT_PX * logo.width) / logo.height)}
        className="h-7 w-auto max-w-48 object-contain object-left"
      />
    )
  if (name === productName) return <Logo label="" height={HEIGHT_PX} />
  return (
    <span aria-hidden="true" className="text-app-xl font-bold wrap-anywhere">
      {name}
    </span>
  )
}
