import type { ReactNode } from 'react'
import { toko } from '../icons/content-icons.ts'
import { Icon } from '../icons/icon.tsx'
import { IconShape } from '../icons/icon-shape.tsx'
import { Logo } from '../icons/logo.tsx'
import { Mark } from '../icons/mark.tsx'
import { Accordion, AccordionItem } from '../primitives/accordion/accordion.tsx'
import { Alert } from '../primitives/alert/alert.tsx'
import { AppShell } from '../primitives/app-shell/app-shell.tsx'
import { AvatarGroup } from '../primitives/avatar/avatar-group.tsx'
import { Avatar } from '../primitives/avatar/avatar.tsx'
import { Badge } from '../primitives/badge/badge.tsx'
import { Breadcrumb } from '../primitives/breadcrumb/breadcrumb.tsx'
import { Button } from '../primitives/button/button.tsx'
import { Card } from '../primitives/card/card.tsx'
import { Carousel } from '../primitives/carousel/carousel.tsx'
import { Container } from '../primitives/container/container.tsx'
import { DescriptionItem, DescriptionList } from '../primitives/description-list/description-list.tsx'
import { Divider } from '../primitives/divider/divider.tsx'
import { EmptyState } from '../primitives/empty-state/empty-state.tsx'
import { StairsPicture } from '../primitives/empty-state/stairs-picture.tsx'
import { EventCalendar } from '../primitives/event-calendar/event-calendar.tsx'
import { FieldRow } from '../primitives/field-row/field-row.tsx'
import { Field } from '../primitives/field/field.tsx'
import { Fieldset } from '../primitives/field/fieldset.tsx'
import { Form } from '../primitives/form/form.tsx'
import { FunnelChart } from '../primitives/funnel-chart/funnel-chart.tsx'
import { Grid } from '../primitives/grid/grid.tsx'
import { Heading } from '../primitives/heading/heading.tsx'
import { IconButton } from '../primitives/icon-button/icon-button.tsx'
import { Image } from '../primitives/image/image.tsx'
import { Kbd } from '../primitives/kbd/kbd.tsx'
import { Label } from '../primitives/label/label.tsx'
import { Link } from '../primitives/link/link.tsx'
import { NavigationMenu } from '../primitives/navigation-menu/navigation-menu.tsx'
import { PageFrame } from '../primitives/page-frame/page-frame.tsx'
import { PageHeader } from '../primitives/page-header/page-header.tsx'
import { Pagination } from '../primitives/pagination/pagination.tsx'
import { CourseCard } from '../primitives/product-card/course-card.tsx'
import { EventCard } from '../primitives/product-card/event-card.tsx'
import { MentorCard } from '../primitives/product-card/mentor-card.tsx'
import { PackageCard } from '../primitives/product-card/package-card.tsx'
import { ProductCard } from '../primitives/product-card/product-card.tsx'
import { ProductGrid } from '../primitives/product-card/product-grid.tsx'
import { SaveButton } from '../primitives/product-card/save-button.tsx'
import { ServiceCard } from '../primitives/product-card/service-card.tsx'
import { ToolCard } from '../primitives/product-card/tool-card.tsx'
import { ProgressCircle } from '../primitives/progress-circle/progress-circle.tsx'
import { Progress } from '../primitives/progress/progress.tsx'
import { RetentionChart } from '../primitives/retention-chart/retention-chart.tsx'
import { Prose } from '../primitives/prose/prose.tsx'
import { QrCode } from '../primitives/qr-code/qr-code.tsx'
import { RadioCardGroup } from '../primitives/radio-card/radio-card-group.tsx'
import { Rating } from '../primitives/rating/rating.tsx'
import { Section } from '../primitives/section/section.tsx'
import { Sheet, SheetClose, SheetTrigger } from '../primitives/sheet/sheet.tsx'
import { Sidebar } from '../primitives/sidebar/sidebar.tsx'
import { sampleMenu } from '../primitives/site-bars/sample-menu.ts'
import { SiteBanners } from '../primitives/site-bars/site-banners.tsx'
import { SiteBars } from '../primitives/site-bars/site-bars.tsx'
import { SiteFooter } from '../primitives/site-bars/site-footer.tsx'
import { SitePopup } from '../primitives/site-bars/site-popup.tsx'
import { Skeleton } from '../primitives/skeleton/skeleton.tsx'
import { Spinner } from '../primitives/spinner/spinner.tsx'
import { Stack } from '../primitives/stack/stack.tsx'
import { Stat } from '../primitives/stat/stat.tsx'
import { Stepper } from '../primitives/stepper/stepper.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../primitives/table/table.tsx'
import { Text } from '../primitives/text/text.tsx'
import { Timeline, TimelineItem } from '../primitives/timeline/timeline.tsx'
import { WaterfallChart } from '../primitives/waterfall-chart/waterfall-chart.tsx'
import { defaultTheme } from '../theme/page-themes.ts'
import { ThemeScope } from '../theme/theme-scope.tsx'
import type { Probe } from './probe.ts'

const product = { title: 'Toko Ramai', href: '/kelas/toko-ramai' }

const banner = {
  id: 'banner-1',
  alt: 'Diskon',
  href: '/kelas',
  picture: { width: 1_800, height: 600, widths: [640], url: () => 'data:,' },
}

const row = (cell: ReactNode) => (
  <table>
    <tbody>
      <tr>{cell}</tr>
    </tbody>
  </table>
)

/** Each part that runs anywhere, as an application writes it, with all that it may be given. */
export const partCases: Readonly<Record<string, (probe: Probe) => ReactNode>> = {
  Accordion: (probe) => <Accordion {...probe} />,
  AccordionItem: (probe) => <AccordionItem {...probe} title="Kapan?" />,
  Alert: (probe) => <Alert {...probe} title="Terbit" />,
  AppShell: (probe) => (
    <AppShell {...probe} sidebar={null}>
      Isi
    </AppShell>
  ),
  Avatar: (probe) => <Avatar {...probe} name="Sari" />,
  AvatarGroup: (probe) => <AvatarGroup {...probe} label="Tim" people={[{ name: 'Sari' }]} />,
  Badge: (probe) => <Badge {...probe}>Draf</Badge>,
  Breadcrumb: (probe) => <Breadcrumb {...probe} items={[{ label: 'Kelas' }]} />,
  Button: (probe) => <Button {...probe}>Simpan</Button>,
  Card: (probe) => <Card {...probe}>Isi</Card>,
  Container: (probe) => <Container {...probe}>Isi</Container>,
  DescriptionItem: (probe) => (
    <dl>
      <DescriptionItem {...probe} term="Total">
        Rp349.000
      </DescriptionItem>
    </dl>
  ),
  DescriptionList: (probe) => <DescriptionList {...probe}>{null}</DescriptionList>,
  Divider: (probe) => <Divider {...probe} />,
  'Divider with a word': (probe) => <Divider {...probe} label="atau" />,
  EmptyState: (probe) => <EmptyState {...probe} title="Belum ada halaman" />,
  Field: (probe) => (
    <Field {...probe} label="Nama">
      <input />
    </Field>
  ),
  FieldRow: (probe) => <FieldRow {...probe}>Isi</FieldRow>,
  Fieldset: (probe) => (
    <Fieldset {...probe} legend="Jenis">
      Isi
    </Fieldset>
  ),
  Form: (probe) => <Form {...probe} />,
  Grid: (probe) => <Grid {...probe}>Isi</Grid>,
  Heading: (probe) => (
    <Heading {...probe} level={2}>
      Judul
    </Heading>
  ),
  Icon: (probe) => <Icon {...probe} name="hapus" />,
  IconButton: (probe) => <IconButton {...probe} label="Hapus" icon={<Icon name="hapus" />} />,
  IconShape: (probe) => <IconShape {...probe} of={toko} />,
  Image: (probe) => <Image {...probe} src="data:," alt="" width={4} height={3} />,
  Kbd: (probe) => <Kbd {...probe} keys="Ctrl+K" />,
  Label: (probe) => <Label {...probe}>Kota</Label>,
  Link: (probe) => (
    <Link {...probe} href="#kelas">
      Kelas
    </Link>
  ),
  Logo: (probe) => <Logo {...probe} />,
  Mark: (probe) => <Mark {...probe} />,
  NavigationMenu: (probe) => <NavigationMenu {...probe} label="Menu utama" items={[]} />,
  PageFrame: (probe) => <PageFrame {...probe}>Isi</PageFrame>,
  PageHeader: (probe) => <PageHeader {...probe} title="Prospek" />,
  Pagination: (probe) => <Pagination {...probe} page={2} pageCount={9} hrefOf={(page) => `?halaman=${page}`} />,
  Progress: (probe) => <Progress {...probe} label="Unggahan" value={40} />,
  Carousel: (probe) => <Carousel {...probe} label="Kelas" />,
  EventCalendar: (probe) => <EventCalendar {...probe} month="2026-12" entries={[]} hrefOf={(to) => `?bulan=${to}`} />,
  CourseCard: (probe) => <CourseCard {...probe} {...product} />,
  EventCard: (probe) => <EventCard {...probe} {...product} startsAt="2026-12-12T12:30:00Z" />,
  MentorCard: (probe) => <MentorCard {...probe} {...product} />,
  PackageCard: (probe) => <PackageCard {...probe} {...product} months={3} />,
  ProductCard: (probe) => <ProductCard {...probe} {...product} kind="course" />,
  ProductGrid: (probe) => <ProductGrid {...probe}>Isi</ProductGrid>,
  SaveButton: (probe) => <SaveButton {...probe} title="Toko Ramai" />,
  ServiceCard: (probe) => <ServiceCard {...probe} {...product} />,
  ToolCard: (probe) => <ToolCard {...probe} {...product} />,
  Prose: (probe) => <Prose {...probe}>Isi</Prose>,
  ProgressCircle: (probe) => <ProgressCircle {...probe} label="Kelas" value={40} />,
  RetentionChart: (probe) => <RetentionChart {...probe} label="Per menit" shares={[1, 0.5]} />,
  FunnelChart: (probe) => <FunnelChart {...probe} label="Corong" steps={[{ label: 'Checkout', count: 3 }]} />,
  WaterfallChart: (probe) => <WaterfallChart {...probe} label="Pendapatan" items={[{ label: 'Kotor', amount: 3 }]} />,
  Stepper: (probe) => <Stepper {...probe} label="Langkah" steps={[]} current={0} />,
  QrCode: (probe) => <QrCode {...probe} text="naikkelas.id" label="Kode QR" />,
  RadioCardGroup: (probe) => (
    <RadioCardGroup {...probe} legend="Cara bayar">
      Isi
    </RadioCardGroup>
  ),
  Rating: (probe) => <Rating {...probe} value={4.7} count={1204} />,
  Section: (probe) => <Section {...probe}>Isi</Section>,
  Sheet: (probe) => <Sheet {...probe} title="Saring" />,
  SheetClose: (probe) => (
    <SheetClose {...probe} sheet="saringan">
      <button type="button">Tutup</button>
    </SheetClose>
  ),
  SheetTrigger: (probe) => (
    <SheetTrigger {...probe} sheet="saringan">
      <button type="button">Saring</button>
    </SheetTrigger>
  ),
  Sidebar: (probe) => <Sidebar {...probe} groups={[]} />,
  SiteBars: (probe) => <SiteBars {...probe} logo="Naikkelas" homeLabel="Ke beranda" menu={sampleMenu} />,
  SiteBanners: (probe) => <SiteBanners {...probe} banners={[banner]} />,
  SitePopup: (probe) => <SitePopup {...probe} popup={banner} />,
  SiteFooter: (probe) => <SiteFooter {...probe} logo="Naikkelas" groups={[]} legal={[]} />,
  Skeleton: (probe) => <Skeleton {...probe} />,
  Spinner: (probe) => <Spinner {...probe} />,
  Stack: (probe) => <Stack {...probe}>Isi</Stack>,
  StairsPicture: (probe) => <StairsPicture {...probe} icon={toko} />,
  Stat: (probe) => <Stat {...probe} label="Prospek" value="1.204" />,
  Table: (probe) => (
    <Table {...probe} caption="Halaman">
      <tbody />
    </Table>
  ),
  TableBody: (probe) => (
    <table>
      <TableBody {...probe} />
    </table>
  ),
  TableCell: (probe) => row(<TableCell {...probe}>7</TableCell>),
  TableHead: (probe) => (
    <table>
      <TableHead {...probe} />
    </table>
  ),
  TableHeader: (probe) => row(<TableHeader {...probe}>Nama</TableHeader>),
  TableRow: (probe) => (
    <table>
      <tbody>
        <TableRow {...probe} />
      </tbody>
    </table>
  ),
  Text: (probe) => <Text {...probe}>Teks</Text>,
  ThemeScope: (probe) => (
    <ThemeScope {...probe} theme={defaultTheme}>
      Isi
    </ThemeScope>
  ),
  Timeline: (probe) => <Timeline {...probe}>{null}</Timeline>,
  TimelineItem: (probe) => (
    <ol>
      <TimelineItem {...probe} time="20 November 2026">
        Dibayar.
      </TimelineItem>
    </ol>
  ),
}
