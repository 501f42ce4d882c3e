import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Link } from '../link/link.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

const pages = [
  {
    name: 'Kelas Shopee untuk pemula',
    link: '/kelas-shopee',
    status: 'Terbit',
    tone: 'ok',
    visits: '1.204',
    sales: 'Rp18.650.000',
  },
  {
    name: 'Live TikTok yang menjual',
    link: '/live-tiktok',
    status: 'Ada perubahan',
    tone: 'warn',
    visits: '986',
    sales: 'Rp12.215.000',
  },
  { name: 'Iklan hemat setiap hari', link: '/p/iklan-hemat', status: 'Draf', tone: 'neutral', visits: '–', sales: '–' },
  { name: 'Laporan satu halaman', link: '/laporan', status: 'Terjadwal', tone: 'info', visits: '–', sales: '–' },
] as const

const meta = preview.meta({
  title: 'Dasar/Tabel (Table)',
  component: Table,
  args: { caption: 'Halaman landing', children: null },
  render: (args) => (
    <Card padding="none">
      <Table {...args}>
        <TableHead>
          <TableRow>
            <TableHeader className="ui:w-0">
              <Checkbox label="Pilih semua halaman" isLabelHidden isMixed />
            </TableHeader>
            <TableHeader sort="ascending" onSort={() => {}}>
              Nama
            </TableHeader>
            <TableHeader>Status</TableHeader>
            <TableHeader align="end" sort="none" onSort={() => {}}>
              Kunjungan
            </TableHeader>
            <TableHeader align="end">Penjualan</TableHeader>
            <TableHeader className="ui:w-0">
              <span className="ui:sr-only">Tindakan</span>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {pages.map((page, index) => (
            <TableRow key={page.link} isSelected={index === 1}>
              <TableCell>
                <Checkbox label={`Pilih ${page.name}`} isLabelHidden defaultChecked={index === 1} />
              </TableCell>
              <TableCell className="ui:min-w-48">
                <Link href={`#${page.link}`} variant="quiet" className="ui:font-semibold">
                  {page.name}
                </Link>
                <span className="ui:block ui:text-app-xs ui:text-muted">{page.link}</span>
              </TableCell>
              <TableCell>
                <Badge tone={page.tone}>{page.status}</Badge>
              </TableCell>
              <TableCell align="end">{page.visits}</TableCell>
              <TableCell align="end">{page.sales}</TableCell>
              <TableCell>
                <IconButton size="sm" label={`Tindakan untuk ${page.name}`} icon={<Icon name="lainnya" />} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  ),
})

export const LandingPages = meta.story()
