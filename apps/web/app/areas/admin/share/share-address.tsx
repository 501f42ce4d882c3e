import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { QrCode } from '@naikkelas/ui/qr-code'
import { useToast } from '@naikkelas/ui/toast'

interface ShareAddressProps {
  /** Absolute, with the host. */
  address: string
  /** Text before the URL in a message. */
  words: string
  /** Explanation of scanning. */
  hint: string
}

/** A URL to copy, to scan with a phone, and to send. */
export function ShareAddress({ address, words, hint }: ShareAddressProps) {
  const { toast } = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: 'Alamat disalin' })
    } catch {
      toast({ title: 'Alamat belum tersalin. Salin sendiri dari kotak alamat.', tone: 'warn' })
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-2">
        <p
          className="min-w-0 flex-1 truncate rounded-field border border-line bg-ground px-3 py-2 text-app-sm select-text"
          title={address}
        >
          {address}
        </p>
        <Button iconStart={<Icon name="gandakan" size={16} />} onClick={() => void copy()}>
          Salin
        </Button>
      </div>
      {/* On a phone the button has its own line: beside the code its label would wrap. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:content-center">
        <QrCode
          text={address}
          label={`Kode QR untuk ${address}`}
          className="size-28 shrink-0 border border-line sm:row-span-2"
        />
        <p className="text-app-sm text-muted sm:self-end">{hint}</p>
        <Button
          asChild
          size="sm"
          className="justify-self-start max-sm:col-span-2 sm:self-start"
          iconStart={<Icon name="bagikan" size={16} />}
        >
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${words} ${address}`)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Bagikan ke WhatsApp
          </a>
        </Button>
      </div>
    </div>
  )
}
