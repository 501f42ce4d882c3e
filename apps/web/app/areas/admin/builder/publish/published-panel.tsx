import { Button } from '@naikkelas/ui/button'
import { Icon, Mark } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { useBuilder } from '../builder-context.ts'
import { BarPanel } from './bar-panel.tsx'
import { QrCode } from './qr-code.tsx'

interface PublishedPanelProps {
  onClose: () => void
}

/** The page is live: its address to copy, to open on a phone, and to share. */
export function PublishedPanel({ onClose }: PublishedPanelProps) {
  const page = useBuilder((state) => state.page)
  const { toast } = useToast()
  const address = new URL(page.address, window.location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: 'Alamat disalin' })
    } catch {
      toast({ title: 'Alamat belum tersalin. Salin sendiri dari kotak alamat.', tone: 'warn' })
    }
  }
  return (
    <BarPanel title="Halaman sudah terbit" icon={<Mark className="size-5 text-accent" />} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-2">
          <p
            className="min-w-0 flex-1 truncate rounded-field border border-line bg-ground px-3 py-2 text-app-sm"
            title={address}
          >
            {address}
          </p>
          <Button iconStart={<Icon name="gandakan" size={16} />} onClick={() => void copy()}>
            Salin
          </Button>
        </div>
        <div className="flex items-center gap-4">
          <QrCode
            text={address}
            label={`Kode QR untuk ${address}`}
            className="size-28 shrink-0 rounded-box border border-line bg-white p-2"
          />
          <div className="flex flex-col items-start gap-2">
            <p className="text-app-sm text-muted">Pindai untuk membuka halaman di ponsel.</p>
            <Button asChild size="sm" iconStart={<Icon name="bagikan" size={16} />}>
              <a
                href={`https://wa.me/?text=${encodeURIComponent(`${page.name} ${address}`)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                Bagikan ke WhatsApp
              </a>
            </Button>
          </div>
        </div>
      </div>
    </BarPanel>
  )
}
