import { type ReactNode, useEffect } from 'react'
import { CommandMenu } from '../interactive/command-menu/command-menu.tsx'
import { ConfirmDialog } from '../interactive/confirm-dialog/confirm-dialog.tsx'
import { CopyButton } from '../interactive/copy-button/copy-button.tsx'
import { DataTable } from '../interactive/data-table/data-table.tsx'
import { Calendar } from '../interactive/date-picker/calendar.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../interactive/dialog/dialog.tsx'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../interactive/dropdown-menu/dropdown-menu.tsx'
import { FilterPopover } from '../interactive/filter-popover/filter-popover.tsx'
import { ImageCropper } from '../interactive/image-cropper/image-cropper.tsx'
import { PdfViewer } from '../interactive/pdf-viewer/pdf-viewer.tsx'
import { Popover } from '../interactive/popover/popover.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../interactive/tabs/tabs.tsx'
import { TimeLeft } from '../interactive/time-left/time-left.tsx'
import { ToastProvider, useToast } from '../interactive/toast/toast.tsx'
import { Toolbar, ToolbarSeparator } from '../interactive/toolbar/toolbar.tsx'
import { Tooltip } from '../interactive/tooltip/tooltip.tsx'
import { Tour } from '../interactive/tour/tour.tsx'
import { Tree } from '../interactive/tree/tree.tsx'
import { VideoPlayer } from '../interactive/video-player/video-player.tsx'
import type { Probe } from './probe.ts'

const nothing = () => {}
const noColumns: readonly [] = []

const menu = (content: ReactNode) => (
  <DropdownMenu isOpen>
    <DropdownMenuTrigger>
      <button type="button">Menu</button>
    </DropdownMenuTrigger>
    <DropdownMenuContent>{content}</DropdownMenuContent>
  </DropdownMenu>
)

const radios = (part: ReactNode) => (
  <DropdownMenuRadioGroup value="a" onValueChange={nothing}>
    {part}
  </DropdownMenuRadioGroup>
)

const tabs = (part: ReactNode) => <Tabs defaultValue="isi">{part}</Tabs>

function Shown({ probe }: { probe: Probe }) {
  const { toast } = useToast()
  useEffect(() => {
    toast({ id: 'one', title: 'Tersimpan', attributes: { ...probe }, durationMs: Number.POSITIVE_INFINITY })
    // Once: the attributes are the same for the whole test.
  }, [toast])
  return null
}

/** Each part with script of its own, open where it can be closed. */
export const interactiveCases: Readonly<Record<string, (probe: Probe) => ReactNode>> = {
  TimeLeft: (probe) => <TimeLeft {...probe} until="2099-12-31T16:59:00Z" ended="Habis." />,
  CopyButton: (probe) => <CopyButton {...probe} text="8808123456789012" />,
  Calendar: (probe) => <Calendar {...probe} value="2026-11-20" onValueChange={nothing} />,
  CommandMenu: (probe) => <CommandMenu {...probe} commands={[]} onClose={nothing} />,
  ConfirmDialog: (probe) => (
    <ConfirmDialog {...probe} isOpen title="Hapus?" onOpenChange={nothing} onConfirm={nothing} />
  ),
  DataTable: (probe) => (
    <DataTable
      {...probe}
      caption="Prospek"
      columns={noColumns}
      rows={[{ id: 'a' }]}
      idOf={({ id }) => id}
      nameOf={({ id }) => id}
    />
  ),
  DialogContent: (probe) => (
    <Dialog isOpen>
      <DialogContent {...probe} title="Halaman baru" />
    </Dialog>
  ),
  DialogTrigger: (probe) => (
    <Dialog>
      <DialogTrigger {...probe}>
        <button type="button">Buka</button>
      </DialogTrigger>
    </Dialog>
  ),
  DialogClose: (probe) => (
    <Dialog isOpen>
      <DialogContent title="Halaman baru">
        <DialogClose {...probe}>
          <button type="button">Batal</button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  ),
  DropdownMenuTrigger: (probe) => (
    <DropdownMenu>
      <DropdownMenuTrigger {...probe}>
        <button type="button">Menu</button>
      </DropdownMenuTrigger>
    </DropdownMenu>
  ),
  DropdownMenuContent: (probe) => (
    <DropdownMenu isOpen>
      <DropdownMenuTrigger>
        <button type="button">Menu</button>
      </DropdownMenuTrigger>
      <DropdownMenuContent {...probe}>Isi</DropdownMenuContent>
    </DropdownMenu>
  ),
  DropdownMenuItem: (probe) => menu(<DropdownMenuItem {...probe}>Ubah</DropdownMenuItem>),
  'DropdownMenuItem as a link': (probe) =>
    menu(
      <DropdownMenuItem {...probe} asChild>
        <a href="#ubah">Ubah</a>
      </DropdownMenuItem>,
    ),
  DropdownMenuCheckboxItem: (probe) =>
    menu(
      <DropdownMenuCheckboxItem {...probe} isChecked onCheckedChange={nothing}>
        Kisi
      </DropdownMenuCheckboxItem>,
    ),
  DropdownMenuRadioGroup: (probe) => menu(<DropdownMenuRadioGroup {...probe} value="a" onValueChange={nothing} />),
  DropdownMenuRadioItem: (probe) =>
    menu(
      radios(
        <DropdownMenuRadioItem {...probe} value="a">
          Nama
        </DropdownMenuRadioItem>,
      ),
    ),
  DropdownMenuLabel: (probe) => menu(<DropdownMenuLabel {...probe}>Urutan</DropdownMenuLabel>),
  DropdownMenuSeparator: (probe) => menu(<DropdownMenuSeparator {...probe} />),
  FilterPopover: (probe) => (
    <FilterPopover {...probe} filters={[]} onClear={nothing}>
      Isi
    </FilterPopover>
  ),
  ImageCropper: (probe) => <ImageCropper {...probe} image="data:," />,
  PdfViewer: (probe) => <PdfViewer {...probe} label="Buku" src="data:application/pdf," />,
  Popover: (probe) => (
    <Popover {...probe} isOpen label="Saring" trigger={<button type="button">Saring</button>}>
      Isi
    </Popover>
  ),
  Tabs: (probe) => <Tabs {...probe} defaultValue="isi" />,
  TabList: (probe) => tabs(<TabList {...probe} label="Halaman" />),
  Tab: (probe) =>
    tabs(
      <TabList label="Halaman">
        <Tab {...probe} value="isi">
          Isi
        </Tab>
      </TabList>,
    ),
  TabPanel: (probe) =>
    tabs(
      <TabPanel {...probe} value="isi">
        Isi
      </TabPanel>,
    ),
  ToastProvider: (probe) => <ToastProvider {...probe}>Isi</ToastProvider>,
  'ToastProvider with a toast': (probe) => (
    <ToastProvider>
      <Shown probe={probe} />
    </ToastProvider>
  ),
  Toolbar: (probe) => (
    <Toolbar {...probe} label="Bagian">
      Isi
    </Toolbar>
  ),
  ToolbarSeparator: (probe) => <ToolbarSeparator {...probe} />,
  Tooltip: (probe) => (
    <Tooltip {...probe} label="Simpan sekarang">
      <button type="button">Simpan</button>
    </Tooltip>
  ),
  Tour: (probe) => <Tour {...probe} isOpen steps={[{ title: 'Selamat datang' }]} onFinish={nothing} />,
  Tree: (probe) => <Tree {...probe} label="Bagian" items={[]} selectedId={null} onSelect={nothing} />,
  'Tree with items': (probe) => (
    <Tree {...probe} label="Bagian" items={[{ id: 'a', label: 'Judul' }]} selectedId={null} onSelect={nothing} />
  ),
  VideoPlayer: (probe) => <VideoPlayer {...probe} label="Perkenalan" sources={[]} />,
}
