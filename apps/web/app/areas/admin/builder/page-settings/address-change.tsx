import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { type DetailName, readyDetails } from '../save/index.ts'
import { useBuilder, useBuilderParts, useSaving } from '../state/builder-context.ts'

/** For a published page: explains what happens to the current address before it is changed. */
export function AddressChange() {
  const { store, saver } = useBuilderParts()
  const page = useBuilder((state) => state.page)
  const { typed } = useSaving((state) => state.details)
  const { toast } = useToast()
  const [isSending, setIsSending] = useState(false)
  const link = typed.link_landing_page ?? page.link_landing_page
  const address = (typed.kind ?? page.kind) === 'partner' ? `/p/${link}` : `/${link}`

  const change = async () => {
    setIsSending(true)
    saver.describe(typed, Object.keys(typed) as DetailName[])
    const isSaved = await saver.flush()
    setIsSending(false)
    if (!isSaved) toast({ title: 'Alamat belum diubah. Periksa koneksi Anda, lalu coba lagi.', tone: 'danger' })
    else if (Object.keys(saver.getState().details.mistakes).length === 0)
      toast({ title: `Alamat halaman sekarang ${store.getState().page.address}` })
  }
  const cancel = () => {
    const name = typed.name === undefined ? {} : { name: typed.name }
    saver.describe(name, readyDetails(name, page, false))
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="text-app-xs text-muted">
        {address === page.address
          ? 'Pemilik halaman langsung berganti, juga bagi pengunjung.'
          : page.status === 'published'
            ? `Pengunjung ${page.address} akan diarahkan ke ${address}.`
            : `Setelah terbit lagi, pengunjung ${page.address} akan diarahkan ke ${address}.`}
      </p>
      <div className="flex gap-2">
        <Button variant="primary" size="sm" isLoading={isSending} onClick={() => void change()}>
          {address === page.address ? 'Ganti pemilik' : 'Ubah alamat'}
        </Button>
        <Button size="sm" variant="quiet" onClick={cancel}>
          Batal
        </Button>
      </div>
    </div>
  )
}
