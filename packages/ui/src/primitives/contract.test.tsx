import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../../scripts/tests/setup/drawn.ts'
import { Icon } from '../icons/icon.tsx'
import { Accordion, AccordionItem } from './accordion/accordion.tsx'
import { Alert } from './alert/alert.tsx'
import { AppShell } from './app-shell/app-shell.tsx'
import { AvatarGroup } from './avatar/avatar-group.tsx'
import { Avatar } from './avatar/avatar.tsx'
import { Badge } from './badge/badge.tsx'
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx'
import { Button } from './button/button.tsx'
import { Card } from './card/card.tsx'
import { Carousel } from './carousel/carousel.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { Container } from './container/container.tsx'
import { DescriptionItem, DescriptionList } from './description-list/description-list.tsx'
import { Divider } from './divider/divider.tsx'
import { EmptyState } from './empty-state/empty-state.tsx'
import { EventCalendar } from './event-calendar/event-calendar.tsx'
import { Field } from './field/field.tsx'
import { FieldRow } from './field-row/field-row.tsx'
import { Fieldset } from './field/fieldset.tsx'
import { FileInput } from './file-input/file-input.tsx'
import { Form } from './form/form.tsx'
import { FunnelChart } from './funnel-chart/funnel-chart.tsx'
import { Grid } from './grid/grid.tsx'
import { Heading } from './heading/heading.tsx'
import { IconButton } from './icon-button/icon-button.tsx'
import { Image } from './image/image.tsx'
import { Input } from './input/input.tsx'
import { Kbd } from './kbd/kbd.tsx'
import { Label } from './label/label.tsx'
import { Link } from './link/link.tsx'
import { NavigationMenu } from './navigation-menu/navigation-menu.tsx'
import { PageFrame } from './page-frame/page-frame.tsx'
import { PageHeader } from './page-header/page-header.tsx'
import { Pagination } from './pagination/pagination.tsx'
import { ProductCard } from './product-card/product-card.tsx'
import { ProductGrid } from './product-card/product-grid.tsx'
import { SaveButton } from './product-card/save-button.tsx'
import { ProgressCircle } from './progress-circle/progress-circle.tsx'
import { Progress } from './progress/progress.tsx'
import { Prose } from './prose/prose.tsx'
import { QrCode } from './qr-code/qr-code.tsx'
import { RadioCardGroup } from './radio-card/radio-card-group.tsx'
import { RadioCard } from './radio-card/radio-card.tsx'
import { Radio } from './radio/radio.tsx'
import { RatingInput } from './rating/rating-input.tsx'
import { Rating } from './rating/rating.tsx'
import { RetentionChart } from './retention-chart/retention-chart.tsx'
import { Section } from './section/section.tsx'
import { SegmentedControl } from './segmented-control/segmented-control.tsx'
import { Select } from './select/select.tsx'
import { Sheet } from './sheet/sheet.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { SiteBanners } from './site-bars/site-banners.tsx'
import { SiteBars } from './site-bars/site-bars.tsx'
import { SiteFooter } from './site-bars/site-footer.tsx'
import { SitePopup } from './site-bars/site-popup.tsx'
import { sampleMenu } from './site-bars/sample-menu.ts'
import { Skeleton } from './skeleton/skeleton.tsx'
import { Slider } from './slider/slider.tsx'
import { Spinner } from './spinner/spinner.tsx'
import { Stack } from './stack/stack.tsx'
import { Stat } from './stat/stat.tsx'
import { Stepper } from './stepper/stepper.tsx'
import { Switch } from './switch/switch.tsx'
import { Table } from './table/table.tsx'
import { Text } from './text/text.tsx'
import { Textarea } from './textarea/textarea.tsx'
import { Timeline, TimelineItem } from './timeline/timeline.tsx'
import { WaterfallChart } from './waterfall-chart/waterfall-chart.tsx'

const sampleBanner = {
  id: 'banner-1',
  alt: 'Diskon',
  href: '/kelas',
  picture: { width: 1_800, height: 600, widths: [640], url: () => '/a.webp' },
}

const options = [{ value: 'a', label: 'A' }] as const

/** Each primitive as an application writes it, with a class of its own. */
const primitives: Record<string, (className: string) => ReactNode> = {
  Badge: (className) => <Badge className={className}>Draf</Badge>,
  Button: (className) => <Button className={className}>Simpan</Button>,
  Card: (className) => <Card className={className}>Isi</Card>,
  Checkbox: (className) => <Checkbox className={className} label="Setuju" />,
  EmptyState: (className) => <EmptyState className={className} title="Belum ada halaman" />,
  Field: (className) => (
    <Field className={className} label="Nama">
      <Input />
    </Field>
  ),
  Fieldset: (className) => (
    <Fieldset className={className} legend="Jenis">
      <Radio label="Mitra" />
    </Fieldset>
  ),
  Heading: (className) => (
    <Heading level={2} className={className}>
      Judul
    </Heading>
  ),
  IconButton: (className) => <IconButton className={className} label="Hapus" icon={<Icon name="hapus" />} />,
  Input: (className) => <Input className={className} />,
  Link: (className) => (
    <Link href="/" className={className}>
      Beranda
    </Link>
  ),
  QrCode: (className) => <QrCode className={className} text="naikkelas.id" label="Kode QR" />,
  Radio: (className) => <Radio className={className} label="Mitra" />,
  RadioCard: (className) => <RadioCard className={className} label="QRIS" price="Gratis" />,
  RadioCardGroup: (className) => (
    <RadioCardGroup className={className} legend="Cara bayar">
      Isi
    </RadioCardGroup>
  ),
  SegmentedControl: (className) => <SegmentedControl className={className} label="Jarak" options={options} />,
  Select: (className) => (
    <Select className={className}>
      <option>Draf</option>
    </Select>
  ),
  Skeleton: (className) => <Skeleton className={className} />,
  Spinner: (className) => <Spinner className={className} />,
  Switch: (className) => <Switch className={className} label="Tangga" />,
  Table: (className) => (
    <Table className={className} caption="Halaman">
      <tbody />
    </Table>
  ),
  Text: (className) => <Text className={className}>Teks</Text>,
  Textarea: (className) => <Textarea className={className} />,
  Accordion: (className) => <Accordion className={className} />,
  AccordionItem: (className) => <AccordionItem className={className} title="Kapan?" />,
  Alert: (className) => <Alert className={className} title="Terbit" />,
  AppShell: (className) => (
    <AppShell className={className} sidebar={null}>
      Isi
    </AppShell>
  ),
  NavigationMenu: (className) => <NavigationMenu className={className} label="Menu utama" items={[]} />,
  Sidebar: (className) => <Sidebar className={className} groups={[]} />,
  Avatar: (className) => <Avatar className={className} name="Sari" />,
  AvatarGroup: (className) => <AvatarGroup className={className} label="Tim" people={[{ name: 'Sari' }]} />,
  Breadcrumb: (className) => <Breadcrumb className={className} items={[{ label: 'Kelas' }]} />,
  Container: (className) => <Container className={className}>Isi</Container>,
  DescriptionItem: (className) => (
    <DescriptionItem className={className} term="Total">
      Rp349.000
    </DescriptionItem>
  ),
  DescriptionList: (className) => <DescriptionList className={className}>{null}</DescriptionList>,
  Divider: (className) => <Divider className={className} label="atau" />,
  FileInput: (className) => <FileInput className={className} />,
  Form: (className) => <Form className={className} errors={[{ message: 'Coba lagi.' }]} />,
  Grid: (className) => <Grid className={className}>Isi</Grid>,
  Image: (className) => <Image className={className} src="/a.webp" alt="" width={4} height={3} color="#0c7a75" />,
  Kbd: (className) => <Kbd className={className} keys="Ctrl+K" />,
  Label: (className) => <Label className={className}>Kota</Label>,
  Pagination: (className) => (
    <Pagination className={className} page={2} pageCount={9} hrefOf={(page) => `?halaman=${page}`} />
  ),
  Carousel: (className) => <Carousel className={className} label="Kelas" />,
  EventCalendar: (className) => (
    <EventCalendar className={className} month="2026-12" entries={[]} hrefOf={(to) => `?bulan=${to}`} />
  ),
  ProductCard: (className) => <ProductCard className={className} kind="tool" title="Robotok" href="/robotok" />,
  ProductGrid: (className) => <ProductGrid className={className}>Isi</ProductGrid>,
  SaveButton: (className) => <SaveButton className={className} title="Robotok" />,
  Progress: (className) => <Progress className={className} label="Unggahan" value={40} />,
  Prose: (className) => <Prose className={className}>Isi</Prose>,
  Rating: (className) => <Rating className={className} value={4.7} />,
  RatingInput: (className) => <RatingInput className={className} label="Nilai" />,
  Section: (className) => <Section className={className}>Isi</Section>,
  Sheet: (className) => <Sheet className={className} id="saringan" title="Saring" />,
  Slider: (className) => <Slider className={className} />,
  Stat: (className) => <Stat className={className} label="Prospek" value="1.204" />,
  ProgressCircle: (className) => <ProgressCircle className={className} label="Kelas" value={40} />,
  RetentionChart: (className) => <RetentionChart className={className} label="Per menit" shares={[1, 0.5]} />,
  FunnelChart: (className) => (
    <FunnelChart className={className} label="Corong" steps={[{ label: 'Checkout', count: 3 }]} />
  ),
  WaterfallChart: (className) => (
    <WaterfallChart className={className} label="Pendapatan" items={[{ label: 'Kotor', amount: 3 }]} />
  ),
  Stepper: (className) => <Stepper className={className} label="Langkah" steps={[]} current={0} />,
  Timeline: (className) => <Timeline className={className}>{null}</Timeline>,
  TimelineItem: (className) => (
    <TimelineItem className={className} time="20 November 2026">
      Dibayar.
    </TimelineItem>
  ),
  Stack: (className) => <Stack className={className} />,
  PageFrame: (className) => <PageFrame className={className}>Isi</PageFrame>,
  PageHeader: (className) => <PageHeader className={className} title="Prospek" />,
  SiteBars: (className) => <SiteBars className={className} logo="Toko" homeLabel="Beranda" menu={sampleMenu} />,
  SiteBanners: (className) => <SiteBanners className={className} banners={[sampleBanner]} />,
  SitePopup: (className) => <SitePopup className={className} popup={sampleBanner} />,
  SiteFooter: (className) => <SiteFooter className={className} logo="Toko" groups={[]} legal={[]} />,
  FieldRow: (className) => (
    <FieldRow className={className}>
      <Field label="Nama">
        <Input />
      </Field>
    </FieldRow>
  ),
}

test.each(Object.entries(primitives))(
  '%s is rendered on the server with its name, the class of the application and no style attribute',
  (name, primitive) => {
    const { body } = drawn(primitive('mine'))
    expect(body.querySelector(`[data-component="${name}"]`)).not.toBeNull()
    expect(body.querySelector('.mine')).not.toBeNull()
    expect(body.querySelector('[style]')).toBeNull()
  },
)

const here = fileURLToPath(new URL('../', import.meta.url))
const folders = globSync('{primitives,interactive}/*/', { cwd: here }).map((path) => path.replace(/\/$/, ''))

test.each(folders)('%s has its component, stories, documentation page and test', (folder) => {
  const name = folder.split('/').at(-1) ?? ''
  const files = [`${name}.tsx`, `${name}.stories.tsx`, `${name}.mdx`]
  expect(files.filter((file) => !existsSync(`${here}${folder}/${file}`))).toEqual([])
  expect(globSync(`${folder}/*.test.{ts,tsx}`, { cwd: here }).length).toBeGreaterThan(0)
})

test('every component is exported by the package', () => {
  const entries = globSync('*.ts', { cwd: `${here}../exports` }).map((file) =>
    readFileSync(`${here}../exports/${file}`, 'utf8'),
  )
  for (const folder of folders) {
    const name = folder.split('/').at(-1)
    expect(
      entries.some((entry) => entry.includes(`src/${folder}/${name}.tsx`)),
      folder,
    ).toBe(true)
  }
})
