import { Button } from '@naikkelas/ui/button'
import { Mark } from '@naikkelas/ui/icons'
import { useBuilder, useWorkspace } from '../state/builder-context.ts'
import { AdviceList } from './advice/index.tsx'
import { BarPanel } from './bar-panel.tsx'
import { ShareAddress } from '../../share/share-address.tsx'

interface PublishedPanelProps {
  onClose: () => void
  onLeave: () => void
}

/** The page is live: its address to copy, to open on a phone, and to share. */
export function PublishedPanel({ onClose, onLeave }: PublishedPanelProps) {
  const page = useBuilder((state) => state.page)
  const show = useWorkspace(({ dialogs }) => dialogs.show)
  const share = () => {
    onClose()
    show('share')
  }
  return (
    <BarPanel
      title="Halaman sudah terbit"
      icon={<Mark className="size-5 text-accent" />}
      onClose={onClose}
      onLeave={onLeave}
    >
      <ShareAddress
        address={new URL(page.address, window.location.origin).href}
        words={page.name}
        hint="Pindai untuk membuka halaman di ponsel."
      />
      <Button className="mt-3" onClick={share}>
        Kampanye, tautan pendek, berkas QR
      </Button>
      <AdviceList onLeave={onLeave} />
    </BarPanel>
  )
}
