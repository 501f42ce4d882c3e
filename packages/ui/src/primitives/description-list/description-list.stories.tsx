import preview from '../../../../../.storybook/preview.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { Link } from '../link/link.tsx'
import { DescriptionItem, DescriptionList } from './description-list.tsx'

const items = (
  <>
    <DescriptionItem term="Nomor pesanan">NK-20261120-0047</DescriptionItem>
    <DescriptionItem term="Status">
      <Badge tone="ok">Lunas</Badge>
    </DescriptionItem>
    <DescriptionItem term="Pembeli">
      <Link href="#pembeli">Sari Wulandari</Link>, Kota Bandung
    </DescriptionItem>
    <DescriptionItem term="Metode pembayaran">Virtual account BCA</DescriptionItem>
    <DescriptionItem term="Total">Rp349.000</DescriptionItem>
    <DescriptionItem term="Catatan">
      Tolong kirim tautan rekaman ke sari.wulandari.tokobatik.pekalongan@contoh-alamat-yang-panjang.co.id juga.
    </DescriptionItem>
  </>
)

const meta = preview.meta({
  title: 'Dasar/Daftar rincian (DescriptionList)',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  args: { children: items },
  render: (args) => (
    <div className="story-column">
      <DescriptionList {...args} />
    </div>
  ),
})

export const Order = meta.story()
export const InACard = meta.story({
  render: (args) => (
    <div className="story-column">
      <Card>
        <DescriptionList {...args} />
      </Card>
    </div>
  ),
})
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ width: 240 }}>
      <DescriptionList {...args} />
    </div>
  ),
})
