import { centang, dompet } from '../../icons/content-icons.ts'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { DescriptionItem, DescriptionList } from '../../primitives/description-list/description-list.tsx'
import { Grid } from '../../primitives/grid/grid.tsx'
import { PageFrame } from '../../primitives/page-frame/page-frame.tsx'
import { PageHeader } from '../../primitives/page-header/page-header.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { Stat } from '../../primitives/stat/stat.tsx'
import { Timeline, TimelineItem } from '../../primitives/timeline/timeline.tsx'

/** One record to look at: what it is, what it amounts to, and what happened to it, the latest first. */
export function DetailScreen() {
  return (
    <PageFrame as="div">
      <PageHeader
        title="Sari Wulandari"
        description="Anggota sejak 3 Maret 2026"
        back={{ href: '#pengguna', label: 'Pengguna' }}
        actions={<Button>Tulis catatan</Button>}
      />
      <Stack>
        <Grid>
          <Card>
            <Stat label="Kelas diikuti" value="4" />
          </Card>
          <Card>
            <Stat label="Belanja" value="Rp1.396.000" />
          </Card>
        </Grid>
        <Card>
          <DescriptionList>
            <DescriptionItem term="Status">
              <Badge tone="ok">Aktif</Badge>
            </DescriptionItem>
            <DescriptionItem term="E-mail">s•••@g•••.com</DescriptionItem>
            <DescriptionItem term="WhatsApp">+62 812•••7890</DescriptionItem>
          </DescriptionList>
        </Card>
        <Card>
          <Timeline aria-label="Riwayat Sari Wulandari">
            <TimelineItem icon={dompet} tone="ok" time="20 November 2026, 19.34 WIB">
              Pembayaran Kelas Iklan Hemat diterima.
            </TimelineItem>
            <TimelineItem icon={centang} actor="Rani" time="12 November 2026, 09.02 WIB">
              memverifikasi nomor WhatsApp: pemilik akun menelepon.
            </TimelineItem>
          </Timeline>
        </Card>
      </Stack>
    </PageFrame>
  )
}
