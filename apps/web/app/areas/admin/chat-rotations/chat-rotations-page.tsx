import { type ChatRotation, deleteChatRotation } from '@naikkelas/contract/marketing'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { EmptyState, StairsPicture } from '@naikkelas/ui/empty-state'
import { Icon } from '@naikkelas/ui/icons'
import { obrolan } from '@naikkelas/ui/icons/drawings'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { RemoveButton } from '../inputs/remove-button.tsx'
import { readableNumber } from '../leads/lead-words.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { RotationDialog } from './rotation-dialog.tsx'

interface ChatRotationsPageProps {
  rotations: ChatRotation[]
  mayChange: boolean
}

/** Who answers chats in turn, with the address to put behind buttons. */
export function ChatRotationsPage({ rotations, mayChange }: ChatRotationsPageProps) {
  const [opened, setOpened] = useState<ChatRotation | 'new' | null>(null)
  const add = mayChange && (
    <Button variant="primary" iconStart={<Icon name="tambah" size={16} />} onClick={() => setOpened('new')}>
      Rotasi baru
    </Button>
  )
  return (
    <AdminScreen title="Rotasi WhatsApp" actions={rotations.length > 0 && add}>
      {rotations.length === 0 && (
        <div className="rounded-surface border border-line bg-surface">
          <EmptyState
            illustration={<StairsPicture icon={obrolan} />}
            title="Belum ada rotasi"
            text="Kumpulkan petugas yang menjawab chat. Setiap pengunjung yang menekan tombol mendapat petugas berikutnya."
            action={add || undefined}
          />
        </div>
      )}
      {rotations.map((rotation) => (
        <Rotation key={rotation.id} rotation={rotation} {...(mayChange && { onOpen: () => setOpened(rotation) })} />
      ))}
      {opened !== null && (
        <RotationDialog
          key={opened === 'new' ? 'new' : opened.id}
          rotation={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </AdminScreen>
  )
}

function Rotation({ rotation, onOpen }: { rotation: ChatRotation; onOpen?: () => void }) {
  const { toast } = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(rotation.address)
      toast({ title: 'Alamat disalin. Tempel sebagai tujuan tombol.' })
    } catch {
      toast({ title: `Belum tersalin. Alamatnya: ${rotation.address}`, tone: 'warn' })
    }
  }
  return (
    <section aria-label={rotation.name} className="rounded-surface border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-app-lg font-semibold wrap-anywhere">{rotation.name}</h2>
          <p className="text-app-xs text-muted wrap-anywhere">{rotation.address}</p>
        </div>
        <div className="flex items-center gap-1">
          <Button size="sm" onClick={() => void copy()}>
            Salin alamat
          </Button>
          {onOpen && (
            <>
              <Button size="sm" onClick={onOpen}>
                Ubah
              </Button>
              <RemoveButton
                label={`Hapus rotasi ${rotation.name}`}
                title={`Hapus rotasi ${rotation.name}?`}
                text="Tombol yang menuju alamat ini tidak lagi membuka chat."
                confirmLabel="Hapus rotasi"
                onRemove={() => call(deleteChatRotation, { params: { rotationId: rotation.id } })}
              />
            </>
          )}
        </div>
      </div>
      <ul className="mt-3 flex flex-col divide-y divide-line border-t border-line">
        {rotation.agents.map(({ id, name, number, isPaused, clicks }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2 text-app-sm">
            <span className="min-w-0 wrap-anywhere">
              {name} <span className="text-muted">{readableNumber(number)}</span>
            </span>
            <span className="flex items-center gap-2">
              {isPaused && <Badge tone="warn">Jeda</Badge>}
              {clicks} klik
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
