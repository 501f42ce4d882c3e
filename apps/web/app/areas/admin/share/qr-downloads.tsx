import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { qrPng, qrSvg } from '../../../shared/qr/qr-files.ts'

interface QrDownloadsProps {
  text: string
  /** Of the files, without an ending. */
  name: string
}

/** Downloads of the code: one file for screens, one for print. */
export function QrDownloads({ text, name }: QrDownloadsProps) {
  const { toast } = useToast()
  const save = async (ending: 'png' | 'svg') => {
    try {
      const file = ending === 'png' ? await qrPng(text) : new Blob([qrSvg(text)], { type: 'image/svg+xml' })
      const address = URL.createObjectURL(file)
      const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.${ending}` })
      link.click()
      URL.revokeObjectURL(address)
    } catch {
      toast({ title: 'Kode QR tidak dapat dibuat di browser ini.', tone: 'danger' })
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" iconStart={<Icon name="unduh" size={16} />} onClick={() => void save('png')}>
        QR PNG
      </Button>
      <Button size="sm" iconStart={<Icon name="unduh" size={16} />} onClick={() => void save('svg')}>
        QR SVG
      </Button>
    </div>
  )
}
