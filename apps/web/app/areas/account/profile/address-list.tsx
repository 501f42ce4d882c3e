import { type Address, addressesAtMost, makeMainAddress, removeAddress } from '@naikkelas/contract/identity'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { readableNumber } from '@naikkelas/ui/format'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { AddressForm } from './address-form.tsx'

/** Where parcels go: the addresses of the account, of which one is the main one. */
export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  /** Which one is open in a form; `new` for one that does not exist yet. */
  const [edited, setEdited] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Address | null>(null)
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  async function makeMain({ id }: Address) {
    try {
      await call(makeMainAddress, { params: { addressId: id } })
      toast({ title: 'Alamat utama sudah diganti' })
      await revalidate()
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  async function remove() {
    if (!removed) return
    await call(removeAddress, { params: { addressId: removed.id } })
    toast({ title: 'Alamat sudah dihapus' })
    await revalidate()
  }
  async function saved(title: string) {
    setEdited(null)
    toast({ title })
    await revalidate()
  }
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-app-md font-semibold">Alamat</h3>
          <p className="text-app-sm text-muted">
            {addresses.length === 0 ? 'Belum ada alamat.' : 'Untuk kiriman buku, hadiah, dan sertifikat cetak.'}
          </p>
        </div>
        {addresses.length < addressesAtMost && (
          <Button aria-expanded={edited === 'new'} onClick={() => setEdited(edited === 'new' ? null : 'new')}>
            Tambah alamat
          </Button>
        )}
      </div>
      {edited === 'new' && (
        <AddressForm onSaved={() => saved('Alamat sudah ditambahkan')} onCancel={() => setEdited(null)} />
      )}
      {addresses.length > 0 && (
        <ul className="flex flex-col gap-3">
          {addresses.map((address) => (
            <li key={address.id} className="flex flex-col gap-3 rounded-surface border border-line p-4">
              {edited === address.id ? (
                <AddressForm
                  address={address}
                  onSaved={() => saved('Alamat sudah disimpan')}
                  onCancel={() => setEdited(null)}
                />
              ) : (
                <>
                  <AddressWords address={address} />
                  <div className="flex flex-wrap gap-2">
                    <Button
                      size="sm"
                      aria-label={`Ubah alamat ${address.recipient}`}
                      onClick={() => setEdited(address.id)}
                    >
                      Ubah
                    </Button>
                    {!address.isMain && (
                      <Button size="sm" onClick={() => void makeMain(address)}>
                        Jadikan alamat utama
                      </Button>
                    )}
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Hapus alamat ${address.recipient}`}
                      onClick={() => setRemoved(address)}
                    >
                      Hapus
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        onOpenChange={(isOpen) => !isOpen && setRemoved(null)}
        title={`Hapus alamat ${removed?.recipient ?? ''}?`}
        description="Pesanan yang sudah dibuat tetap memakai alamat ini."
        confirmLabel="Hapus alamat"
        errorMessage={messageOf}
        onConfirm={remove}
      />
    </div>
  )
}

function AddressWords({ address }: { address: Address }) {
  const { recipient, phone, street, district, city, province, postalCode, note, isMain } = address
  return (
    <div className="min-w-0 text-app-sm wrap-anywhere">
      <p className="flex flex-wrap items-center gap-2 text-app-md font-semibold">
        {recipient}
        {isMain && <Badge tone="ok">Utama</Badge>}
      </p>
      <p className="text-muted">{readableNumber(phone)}</p>
      <p className="mt-1 whitespace-pre-line">{street}</p>
      <p>
        {district}, {city}, {province} {postalCode}
      </p>
      {note !== '' && <p className="mt-1 text-muted">Catatan: {note}</p>}
    </div>
  )
}
