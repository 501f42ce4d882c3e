import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@naikkelas/ui/dialog'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@naikkelas/ui/dropdown-menu'
import { Field } from '@naikkelas/ui/field'
import { IconShape, toko } from '@naikkelas/ui/icons/drawings'
import { Input } from '@naikkelas/ui/input'
import { courseOffer, courseSections } from '@naikkelas/ui/samples'
import { type PageSection, SectionList, views } from '@naikkelas/ui/sections'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { appTheme, ThemeScope, ThemeStyle } from '@naikkelas/ui/theme'
import { ThemePortalProvider } from '@naikkelas/ui/theme/client'
import { ToastProvider, useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'

const items = courseSections({}) as PageSection[]

export function App() {
  return (
    <ThemeScope theme={appTheme}>
      <ThemeStyle theme={appTheme} />
      <ThemePortalProvider>
        <ToastProvider closeLabel="Tutup">
          <Controls />
          <SectionList items={items} views={views} offer={courseOffer} media={() => null} href={() => '#'} />
        </ToastProvider>
      </ThemePortalProvider>
    </ThemeScope>
  )
}

function Controls() {
  const [name, setName] = useState('')
  const [isOpen, setIsOpen] = useState<boolean | undefined>(undefined)
  const { toast } = useToast()
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Field label="Nama" error={name === '' ? undefined : name.length > 3 ? undefined : 'Terlalu pendek'}>
        <Input value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <SegmentedControl label="Jarak" options={[{ value: 'rapat', label: 'Rapat' }]} defaultValue="rapat" />
      <Button isLoading={false} iconStart={<IconShape of={toko} />} onClick={() => toast({ title: 'Tersimpan' })}>
        Simpan
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen}>
        <DialogTrigger>
          <Button>Buka jendela</Button>
        </DialogTrigger>
        <DialogContent
          title="Hapus halaman?"
          footer={
            <DialogClose>
              <Button variant="danger">Hapus</Button>
            </DialogClose>
          }
        />
      </Dialog>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button>Buka menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Gandakan</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </form>
  )
}
