import { endMarkOf, markOf, type OrderPartName } from '@naikkelas/page'
import { Button } from '@naikkelas/ui/button'
import type { ReactNode } from 'react'

/** The width and inner margin of the bars above it. */
export const orderBandCss =
  '[data-paid]{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px 20px;box-sizing:border-box;max-width:70rem;margin:0 auto;padding:1rem 1.25rem}' +
  '[data-paid] p{margin:0;line-height:1.5;overflow-wrap:anywhere}[data-paid] p[role]{font-weight:700}' +
  '[data-paid] div:last-child{display:flex;flex-wrap:wrap;gap:8px 12px}'

/**
 * What every page that thanks for an order says, whatever its marketer wrote: how the order is, its code, and the way to
 * the purchase and its files.
 */
export const OrderBand = () => (
  <aside data-paid="" aria-label="Pesanan Anda">
    <div>
      <p role="status">{markOf('status')}</p>
      <p>Kode pesanan {markOf('kode_pesanan')}</p>
    </div>
    <div>
      <Button asChild>
        <a href={`/${markOf('pesanan')}`}>Lihat pesanan</a>
      </Button>
      <Part name="invoice">
        <OwnFile path="invoice">Unduh invoice</OwnFile>
      </Part>
      <Part name="kalender">
        <OwnFile path="calendar">Simpan ke kalender</OwnFile>
      </Part>
    </div>
  </aside>
)

/** Left out of the pages of orders that do not have it. */
const Part = ({ name, children }: { name: OrderPartName; children: ReactNode }) => (
  <>
    {markOf(name)}
    {children}
    {endMarkOf(name)}
  </>
)

const OwnFile = ({ path, children }: { path: string; children: string }) => (
  <Button asChild>
    <a href={`/api/me/orders/${markOf('kode_pesanan')}/${path}`} download="">
      {children}
    </a>
  </Button>
)
