import { answeredColumns } from '@naikkelas/contract/answered-menu'
import { menuColumns } from '@naikkelas/contract/menu'
import { siteMenuOf } from '../../../shared/site/site-menu.ts'
import { useSite } from '../../../shared/site/site-context.tsx'
import { HouseFrame } from '../frame/house-frame.tsx'

/** Everything the menu leads to, on one page. A screen is listed from the day it is one of the contract's paths. */
export function OtherMenusPage() {
  const columns = answeredColumns(menuColumns(siteMenuOf(useSite())))
  return (
    <HouseFrame>
      <h1 className="pt-6 pb-8 text-display-m">Semua menu</h1>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map(({ label, links: items }) => (
          <section key={label} className="border-t border-line-strong pt-3">
            <h2 className="text-h3">{label}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.href}>
                  <a
                    href={item.href}
                    className="inline-flex min-h-11 items-center rounded-chip text-app-md underline-offset-4 hover:underline"
                  >
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-12 border-t border-line pt-4 text-app-sm text-muted">
        <a href="/admin" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Untuk tim: masuk admin
        </a>
      </p>
    </HouseFrame>
  )
}
